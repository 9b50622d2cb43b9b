import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { noteDueTenders } from "../due/due.store.ts";
import { scoreTendersJob } from "../job-definitions.ts";
import { writeDocumentFacts } from "./document-facts.store.ts";
import type { DocumentFacts } from "./document-facts.ts";

/**
 * Keeps what an agency's documents of a tender, with the public ones, say of it; undefined where it has none of its own. A
 * job scores the tender again where demands or the weight of the price change; for others nothing changes.
 */
export async function saveDocumentFacts(
  t: AgencyTransaction,
  tenderId: string,
  facts: DocumentFacts | undefined,
): Promise<void> {
  if (!(await writeDocumentFacts(t, tenderId, facts))) return;
  await noteDueTenders(t.db, [tenderId]);
  await t.enqueue(scoreTendersJob, {});
}
