import { randomUUID } from "node:crypto";
import { putObject } from "../../features/documents/index.ts";
import { insertProof } from "../../features/proof-files/proof-file.store.ts";
import type { Context } from "../../platform/context.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import type { MadeAgency } from "../people/make-agency.ts";

type Told = Pick<Parameters<typeof insertProof>[1], "kind" | "name" | "coverCents">;
const isoCertificate: Told = { kind: "certificate", name: "ISO 9001", coverCents: undefined };

/** A proof of an agency with its file; returns its id. */
export async function makeProofFile(
  ctx: Context,
  { agencyId }: Pick<MadeAgency, "agencyId">,
  told: Told = isoCertificate,
): Promise<string> {
  const id = randomUUID();
  const content = Buffer.from(`%PDF-1.7 ${told.name}`);
  const object = await putObject(ctx, id, content);
  const proof = {
    id,
    ...told,
    format: "pdf",
    bytes: content.byteLength,
    validUntil: "2027-12-31",
    byName: "Erika Muster",
  } as const;
  await inAgency(ctx, agencyId, (t) => insertProof(t, proof, object));
  return id;
}
