import { tierRights } from "@tc/domain";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { nextQuotaMonth, quotaMonth } from "./quota-month.ts";
import { countUses, tierOf } from "./quota.store.ts";

export interface Usage {
  readonly used: number;
  readonly limit: number;
  /** The day from which the quota is full again, YYYY-MM-DD. */
  readonly renewsOn: string;
}

/** TenderChecks of this calendar month, those under way included. After a change to a smaller plan `used` may exceed `limit`. */
export async function getUsage(t: AgencyTransaction): Promise<Usage> {
  const month = quotaMonth(t.now());
  return {
    used: await countUses(t, "tender_check", month),
    limit: tierRights(await tierOf(t)).tenderChecksPerMonth,
    renewsOn: nextQuotaMonth(month),
  };
}
