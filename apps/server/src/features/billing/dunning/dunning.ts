import { graceDays } from "@tc/domain";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { mailBillingJob } from "../job-definitions.ts";
import { changeSubscription, findSubscription } from "../convergence/subscription.store.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** At once, after a week, two days before the end of the grace, at its end. */
const stepDays = [0, 7, graceDays - 2, graceDays] as const;
const lastStep = stepDays.length;

/** Which mail is due for a payment that has failed since then: 1 to 4. */
export function dunningStep(since: Date, now: Date): number {
  return stepDays.filter((days) => since.getTime() + days * dayMs <= now.getTime()).length;
}

/**
 * Has the owner told of a failed payment, again and again, and once that it is paid. Which mail was the last one is
 * written in the same transaction: each is sent once, one that was missed is left out for the next.
 */
export async function advanceDunning(t: AgencyTransaction): Promise<void> {
  const agencyId = t.agency.id;
  const row = await findSubscription(t, agencyId);
  if (!row) return;
  const { unpaid_since: since, dunned_since: dunnedSince, dunned_step: dunnedStep } = row;
  if (!since) {
    if (!dunnedSince) return;
    await changeSubscription(t, agencyId, { dunned_since: null, dunned_step: null });
    if (row.status === "active") return t.enqueue(mailBillingJob, { kind: "paid_again", agencyId });
    // The provider gave up before the grace was over.
    if ((dunnedStep ?? 0) < lastStep) {
      await t.enqueue(mailBillingJob, { kind: "unpaid_plan_ended", agencyId });
    }
    return;
  }
  const step = dunningStep(since, t.now());
  const isSame = dunnedSince?.getTime() === since.getTime();
  if (step === 0 || (isSame && step <= (dunnedStep ?? 0))) return;
  await changeSubscription(t, agencyId, { dunned_since: since, dunned_step: step });
  if (step === lastStep) {
    return t.enqueue(mailBillingJob, { kind: "unpaid_plan_ended", agencyId });
  }
  await t.enqueue(mailBillingJob, {
    kind: "payment_failed",
    agencyId,
    since: since.toISOString(),
    step: step as 1 | 2 | 3,
  });
}
