import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import type { UploadedFile } from "../documents/index.ts";
import { openProof } from "./get-proof-file-content.ts";
import { listProofs, listReplacedProofs } from "./proof-file.store.ts";
import { fileNameOf } from "./to-proof-file.ts";

/** All proofs of an agency for its export; several of one name are told apart by a part of their id. */
export async function listProofUploads(t: AgencyTransaction): Promise<readonly UploadedFile[]> {
  const rows = [...(await listProofs(t)), ...(await listReplacedProofs(t))];
  return rows.map((row) => ({
    path: `${row.id.slice(0, 8)}-${fileNameOf(row)}`,
    open: (ctx) => openProof(ctx, t.agency.id, row.id),
  }));
}
