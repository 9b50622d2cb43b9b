import type { ProofFile } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { findProof, updateProof } from "./proof-file.store.ts";
import type { ProofChange } from "./proof-file.store.ts";
import { toProofFile } from "./to-proof-file.ts";

/**
 * Corrects what a member said of a proof. It keeps its id and its file, so that folders go on naming it. Throws not_found,
 * and bad_request for the cover of what is no insurance.
 */
export async function changeProofFile(
  ctx: Context,
  { id, ...change }: { id: string } & ProofChange,
): Promise<ProofFile> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const proof = await findProof(t, id);
    if (!proof) throw new AppError("not_found");
    if (typeof change.coverCents === "number" && proof.kind !== "insurance") {
      throw new AppError("bad_request");
    }
    const row = await updateProof(t, id, change);
    if (!row) throw new AppError("not_found");
    return toProofFile(row);
  });
}
