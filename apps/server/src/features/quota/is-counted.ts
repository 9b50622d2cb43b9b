import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { findUse } from "./quota.store.ts";

/** Whether the quota has counted a TenderCheck for this subject, so that the next one is free. */
export async function isCounted(t: AgencyTransaction, subject: string): Promise<boolean> {
  return (await findUse(t, "tender_check", subject)) !== undefined;
}
