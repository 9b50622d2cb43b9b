import type { ProofFile } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { updateProof } from "./proof-file.store.ts";
import type { ProofChange } from "./proof-file.store.ts";
import { toProofFile } from "./to-proof-file.ts";

/** Corrects what a member said of a proof. It keeps its id and its file, so that folders go on naming it. */
export async function changeProofFile(
  ctx: Context,
  { id, ...change }: { id: string } & ProofChange,
): Promise<ProofFile> {
  const { agencyId } = requireMembership(ctx);
  const row = await inAgency(ctx, agencyId, (t) => updateProof(t, id, change));
  if (!row) throw new AppError("not_found");
  return toProofFile(row);
}
