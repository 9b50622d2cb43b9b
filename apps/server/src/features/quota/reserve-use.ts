import { AppError, tierRights } from "@tc/domain";
import { lockAgency } from "../../platform/tenancy/agency-lock.store.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { nextQuotaMonth, quotaMonth } from "./quota-month.ts";
import * as store from "./quota.store.ts";

export interface Reservation {
  readonly useId: string;
  /** False: the subject was used before, so that it costs nothing now. */
  readonly isNew: boolean;
}

/**
 * Takes one TenderCheck of the month for a subject, before the work on it begins; `commitUse` or `refundUse` ends it. The
 * agency's row is held until the transaction ends: fifty at once get exactly what is left. The plan is read under that
 * lock, not from the session. Throws quota_exhausted with the limit and the day from which there is more.
 */
export async function reserveUse(t: AgencyTransaction, subject: string): Promise<Reservation> {
  const kind = "tender_check";
  await lockAgency(t);
  const earlier = await store.findUse(t, kind, subject);
  if (earlier) return { useId: earlier.id, isNew: false };
  const month = quotaMonth(t.now());
  const limit = tierRights(await store.tierOf(t)).tenderChecksPerMonth;
  if ((await store.countUses(t, kind, month)) >= limit) {
    throw new AppError("quota_exhausted", { limit, renewsOn: nextQuotaMonth(month) });
  }
  return { useId: await store.insertUse(t, { kind, month, subject }), isNew: true };
}
