import type { Context } from "../../../platform/context.ts";
import { factColumns, noFacts, toDocumentFacts } from "./document-facts.ts";
import type { DocumentFacts } from "./document-facts.ts";

/** What the documents that were fetched for everybody say; nothing until they have been read. */
export async function findPublicFacts(
  t: Pick<Context, "db">,
  tenderId: string,
): Promise<DocumentFacts> {
  const row = await t.db
    .selectFrom("public_document_fact")
    .select(factColumns)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
  return row ? toDocumentFacts(row) : noFacts;
}
