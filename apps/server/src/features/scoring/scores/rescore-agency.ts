import type { Transaction } from "../../../platform/context.ts";
import { scoreAgencyJob } from "../job-definitions.ts";
import * as store from "./rescore.store.ts";

/**
 * Has an agency scored anew, in the transaction that changes what its scores rest on: profile, plan, learnt weights.
 * `t` is that agency's or the operator's.
 */
export async function rescoreAgency(
  t: Pick<Transaction, "db" | "now" | "enqueue">,
  agencyId: string,
): Promise<void> {
  await store.forgetScoring(t, agencyId);
  await t.enqueue(scoreAgencyJob, { agencyId });
}
