import { graceDays, planAt, tierRights } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { OwnMail } from "../../../platform/mail/send-mail.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { BillingMail } from "../job-definitions.ts";
import { methodWords, planWords } from "./mail-words.ts";
import {
  paidAgainEmail,
  paymentFailedEmail,
  unpaidPlanEndedEmail,
} from "../dunning/payment-failed.email.ts";
import { planFactsOf } from "../plan/plan-facts.ts";
import { runningTrial } from "../trials/running-trial.ts";
import { seatsReducedEmail } from "./seats.email.ts";
import { findNames, findOwner, findSubscription } from "../convergence/subscription.store.ts";
import type { SubscriptionRow } from "../convergence/subscription.store.ts";
import {
  freeTrialEndsEmail,
  paidTrialEndsEmail,
  trialRefusedEmail,
} from "../trials/trial.email.ts";

type Content = Omit<OwnMail, "to">;

const graceMs = graceDays * 24 * 60 * 60 * 1000;

/** Mails the owner, if the mail's reason still holds. */
export async function mailBilling(ctx: Context, mail: BillingMail): Promise<void> {
  const message = await inAgency(ctx, mail.agencyId, async (t) => {
    const owner = await findOwner(t);
    const row = await findSubscription(t, mail.agencyId);
    const content = row && (await contentOf(t, mail, row));
    return owner && content && { to: owner.email, ...content };
  });
  if (message) await sendMail(ctx, message);
}

async function contentOf(
  t: AgencyTransaction,
  mail: BillingMail,
  row: SubscriptionRow,
): Promise<Content | undefined> {
  const url = `${t.site.publicUrl}/app/subscription`;
  const plan = planAt(planFactsOf(row), t.now());
  switch (mail.kind) {
    case "payment_failed": {
      if (row.unpaid_since?.toISOString() !== mail.since) return undefined;
      const planEndsAt = new Date(row.unpaid_since.getTime() + graceMs);
      const method = methodWords(row.payment_method);
      const { is_invoiced: isInvoiced } = row;
      return paymentFailedEmail({ step: mail.step, planEndsAt, method, isInvoiced, url });
    }
    case "unpaid_plan_ended":
      return plan.tier === null ? unpaidPlanEndedEmail({ url }) : undefined;
    case "paid_again":
      return row.unpaid_since ? undefined : paidAgainEmail({ url });
    case "trial_ends":
      return trialEnds(row, mail, t.now(), { url, isBookable: t.site.isBookable });
    case "trial_refused":
      return trialRefusedEmail({ url });
    case "seats_reduced": {
      const names = await findNames(t, mail.userIds);
      const { seats } = tierRights(plan.tier);
      return names.length > 0 ? seatsReducedEmail({ seats, names, url }) : undefined;
    }
  }
}

function trialEnds(
  row: SubscriptionRow,
  mail: Extract<BillingMail, { kind: "trial_ends" }>,
  now: Date,
  { url, isBookable }: { url: string; isBookable: boolean },
): Content | undefined {
  const trial = runningTrial(row, now);
  if (trial?.endsAt.toISOString() !== mail.endsAt || trial.hasCard !== mail.hasCard) {
    return undefined;
  }
  const { endsAt } = trial;
  if (!trial.hasCard) return freeTrialEndsEmail({ endsAt, url, isBookable });
  if (row.tier === null || row.period === null) return undefined;
  const plan = planWords({
    tier: row.tier,
    period: row.period,
    netCents: row.net_cents ?? undefined,
  });
  return paidTrialEndsEmail({ endsAt, plan, method: methodWords(row.payment_method), url });
}
