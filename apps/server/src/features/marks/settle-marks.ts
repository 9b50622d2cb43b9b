import type { TenderMarks } from "@tc/contract";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { learnAgencyJob } from "./job-definitions.ts";
import * as store from "./label.store.ts";
import { toMarks } from "./tender-marks.ts";

/** After a change of marks: raises the revision for copies in memory and sends the learning job. Returns the current marks. */
export async function settleMarks(
  t: AgencyTransaction,
  tenderId: string,
  { isChanged }: { readonly isChanged: boolean },
): Promise<TenderMarks> {
  if (isChanged) {
    // Always in this order: first the agency's row, then the job. Otherwise two requests could wait for each other.
    await store.raiseRevision(t);
    await t.enqueue(learnAgencyJob, { agencyId: t.agency.id });
  }
  return toMarks(await store.listCurrentMarks(t, tenderId));
}
