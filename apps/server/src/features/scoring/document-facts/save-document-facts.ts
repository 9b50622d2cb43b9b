import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { noteDueTenders } from "../due/due.store.ts";
import { scoreTendersJob } from "../job-definitions.ts";
import { writeDocumentFacts } from "./document-facts.store.ts";
import type { DocumentFacts } from "./document-facts.store.ts";

/**
 * Keeps what an agency's documents of a tender demand and what they say it is worth. A job scores the tender again where
 * the demands change; for others nothing changes.
 */
export async function saveDocumentFacts(
  t: AgencyTransaction,
  tenderId: string,
  facts: DocumentFacts,
): Promise<void> {
  if (!(await writeDocumentFacts(t, tenderId, facts))) return;
  await noteDueTenders(t.db, [tenderId]);
  await t.enqueue(scoreTendersJob, {});
}
