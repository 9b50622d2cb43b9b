import type { Transaction } from "../../../platform/context.ts";
import { asOperatorWithin } from "../../../platform/tenancy/tenancy.ts";
import { deletePublicFacts } from "./public-facts.operator.store.ts";

/** The documents are deleted or belong to another tender now: what they said is gone, with what it locked. */
export async function forgetPublicFacts(t: Transaction, tenderId: string): Promise<void> {
  await asOperatorWithin(t, (operator) => deletePublicFacts(operator, tenderId));
}
