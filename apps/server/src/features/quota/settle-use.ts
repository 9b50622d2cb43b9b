import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { settleUse } from "./quota.store.ts";

/** The work is done: the reservation becomes a use. Said twice it changes nothing. */
export async function commitUse(t: AgencyTransaction, useId: string): Promise<void> {
  await settleUse(t, useId, "committed");
}

/** The work failed without the agency's fault: what was reserved is free again. What was committed stays used. */
export async function refundUse(t: AgencyTransaction, useId: string): Promise<void> {
  await settleUse(t, useId, "refunded");
}
