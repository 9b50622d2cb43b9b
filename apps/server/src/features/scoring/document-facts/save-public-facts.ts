import type { Transaction } from "../../../platform/context.ts";
import { asOperatorWithin } from "../../../platform/tenancy/tenancy.ts";
import { noteDueTenders } from "../due/due.store.ts";
import { scoreTendersJob } from "../job-definitions.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { writePublicFacts } from "./public-facts.operator.store.ts";
import type { PublicFactsBasis } from "./public-facts.operator.store.ts";

/**
 * Keeps what a tender's public documents say of it. Other demands or another weight of the price make every agency's score
 * of it due; another value may lock or open it in every list.
 */
export async function savePublicFacts(
  t: Transaction,
  basis: PublicFactsBasis,
  facts: DocumentFacts,
): Promise<void> {
  const isOther = await asOperatorWithin(t, (operator) => writePublicFacts(operator, basis, facts));
  if (!isOther) return;
  await noteDueTenders(t.db, [basis.tenderId]);
  await t.enqueue(scoreTendersJob, {});
}
