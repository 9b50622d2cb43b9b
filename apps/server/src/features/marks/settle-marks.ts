import type { TenderMarks } from "@tc/contract";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { learnAgencyJob } from "./job-definitions.ts";
import * as store from "./label.store.ts";
import { toMarks } from "./tender-marks.ts";

/** After a change: tells those who keep copies, and has the ranking learn. Returns what stands now. */
export async function settleMarks(
  t: AgencyTransaction,
  tenderId: string,
  { isChanged }: { readonly isChanged: boolean },
): Promise<TenderMarks> {
  if (isChanged) {
    // In this order always: who holds the agency's row may add the job; no two wait for one another.
    await store.raiseRevision(t);
    await t.enqueue(learnAgencyJob, { agencyId: t.agency.id });
  }
  return toMarks(await store.listCurrentMarks(t, tenderId));
}
