import { randomUUID } from "node:crypto";
import type { ProofFile, ProofKind } from "@tc/contract";
import { AppError, invariant, proofLimits } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { lockAgency } from "../../platform/tenancy/agency-lock.store.ts";
import { memberName } from "../../platform/tenancy/member-name.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { putObject } from "../documents/index.ts";
import { isContractConcluded } from "../processing-contract/index.ts";
import { countProofs, findProof, insertProof, replaceProof } from "./proof-file.store.ts";
import { proofFormatOf } from "./proof-format.ts";
import { toProofFile } from "./to-proof-file.ts";

interface Upload {
  readonly kind: ProofKind;
  readonly name: string;
  readonly validUntil?: string | undefined;
  /** Kept of an insurance alone */
  readonly coverCents?: number | undefined;
  /** The proof that this one renews */
  readonly replaces?: string | undefined;
  readonly bytes: Uint8Array;
}

/**
 * Keeps a proof for its agency alone, encrypted. Throws processing_contract_missing, documents_full, and bad_request for
 * what is neither PDF nor PNG nor JPG; not_found for a proof to replace that is not there or replaced already.
 */
export async function uploadProofFile(
  ctx: Context,
  { kind, name, validUntil, coverCents, replaces, bytes }: Upload,
): Promise<ProofFile> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const format = proofFormatOf(bytes);
  if (!format) throw new AppError("bad_request");
  await inAgency(ctx, agencyId, requireRoom);
  const id = randomUUID();
  const object = await putObject(ctx, id, bytes);
  return inAgency(ctx, agencyId, async (t) => {
    // Two uploads at once shall not both take the last place.
    await lockAgency(t);
    await requireRoom(t);
    const byName = await memberName(t, userId);
    const cover = kind === "insurance" ? coverCents : undefined;
    const size = bytes.byteLength;
    const proof = { id, kind, name, format, bytes: size, validUntil, coverCents: cover, byName };
    await insertProof(t, proof, object);
    if (replaces !== undefined && !(await replaceProof(t, { id: replaces, replacedBy: id }))) {
      throw new AppError("not_found");
    }
    const row = await findProof(t, id);
    invariant(row, "an inserted proof is there");
    return toProofFile(row);
  });
}

async function requireRoom(t: AgencyTransaction): Promise<void> {
  if (!(await isContractConcluded(t))) throw new AppError("processing_contract_missing");
  if ((await countProofs(t)) >= proofLimits.agencyFiles) {
    throw new AppError("documents_full", { maxFiles: proofLimits.agencyFiles });
  }
}
