import type { Context } from "../../platform/context.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { openObject } from "./objects/document-objects.ts";

/** A file that an agency has uploaded, for its export */
export interface UploadedFile {
  /** The tender's address and the file's name */
  readonly path: string;
  /** Undefined where the store has lost it */
  open(ctx: Context): Promise<Buffer | undefined>;
}

export async function listUploads(t: AgencyTransaction): Promise<readonly UploadedFile[]> {
  const rows = await t.db
    .selectFrom("document")
    .innerJoin("tender", "tender.id", "document.tender_id")
    .innerJoin("document_object", "document_object.document_id", "document.id")
    .select(["document.id", "document.name", "tender.slug"])
    .where("document.agency_id", "=", t.agency.id)
    .where("document_object.agency_id", "=", t.agency.id)
    .where("document_object.part", "=", "content")
    .orderBy("tender.slug")
    .orderBy("document.name")
    .execute();
  return rows.map(({ id, name, slug }) => ({
    path: `${slug}/${name}`,
    open: (ctx) => openObject(ctx, t.agency.id, id, "content"),
  }));
}
