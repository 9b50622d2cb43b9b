import { subscriptionStatuses } from "@tc/domain";
import type { SubscriptionStatus } from "@tc/domain";
import type Stripe from "stripe";
import type { PricedPlan, SaleTerms, Subscription } from "../../ports/payments.ts";
import type { PriceList } from "./price-list.ts";
import { planOf } from "./price-list.ts";
import { readPaymentMethod } from "./read-payment-method.ts";
import { dateOf, idOf, wholeOf } from "./stripe-connection.ts";

/** Below `data` of a list they have one more level. */
export const subscriptionParts = [
  "default_payment_method",
  "latest_invoice.confirmation_secret",
  "pending_setup_intent",
  "schedule",
];

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem | undefined {
  // Plans of ours have one part.
  return subscription.items.data[0];
}

export function scheduleOf(subscription: Stripe.Subscription) {
  const schedule = wholeOf(subscription.schedule);
  return schedule?.status === "active" ? schedule : undefined;
}

export function endOf(subscription: Stripe.Subscription): Date | undefined {
  const schedule = scheduleOf(subscription);
  const byPlan = schedule?.end_behavior === "cancel" ? schedule.phases.at(-1)?.end_date : undefined;
  const end = subscription.cancel_at ?? byPlan;
  return end === undefined ? undefined : dateOf(end);
}

/** The plan of a later phase, where it is another one. */
export async function nextOf(
  subscription: Stripe.Subscription,
  prices: PriceList,
): Promise<
  | {
      readonly plan: PricedPlan;
      readonly netCents: number;
      readonly from: Date;
      /** As agreed, where the phase says how it is paid */
      readonly terms: SaleTerms | undefined;
    }
  | undefined
> {
  const schedule = scheduleOf(subscription);
  const runsSince = schedule?.current_phase?.start_date ?? Infinity;
  const phase = schedule?.phases.find(({ start_date: start }) => start > runsSince);
  const price = phase?.items[0]?.price;
  if (!phase || price === undefined) return undefined;
  if (idOf(price) === itemOf(subscription)?.price.id) return undefined;
  const plan = await prices.planOfId(idOf(price));
  if (!plan) return undefined;
  const netCents = await prices.centsOfId(idOf(price));
  const { collection_method: method, invoice_settings: settings } = phase;
  const daysUntilDue =
    method === "send_invoice" ? (settings?.days_until_due ?? undefined) : undefined;
  const terms = method === null ? undefined : { netCents, daysUntilDue };
  return { plan, netCents, from: dateOf(phase.start_date), terms };
}

/** A trial that still waits for its card: Stripe lets it run from the first second. */
export const waitsForCard = (subscription: Stripe.Subscription) =>
  subscription.status === "trialing" &&
  subscription.pending_setup_intent !== null &&
  subscription.default_payment_method === null;

function statusOf(subscription: Stripe.Subscription): SubscriptionStatus {
  if (waitsForCard(subscription)) return "incomplete";
  // A status that is not known yet opens nothing.
  return subscriptionStatuses.find((it) => it === subscription.status) ?? "paused";
}

const confirmable = ["requires_payment_method", "requires_confirmation", "requires_action"];

async function clientSecretOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<string | undefined> {
  if (waitsForCard(subscription)) {
    return wholeOf(subscription.pending_setup_intent)?.client_secret ?? undefined;
  }
  const invoice = wholeOf(subscription.latest_invoice);
  if (subscription.status !== "incomplete" || invoice?.status !== "open") return undefined;
  const secret = invoice.confirmation_secret?.client_secret;
  const intentId = secret?.split("_secret_")[0];
  if (intentId === undefined) return undefined;
  // A payment that is on its way cannot be made once more.
  const { status } = await stripe.paymentIntents.retrieve(intentId);
  return confirmable.includes(status) ? secret : undefined;
}

/** Undefined: nothing that we sell. */
export async function readSubscription(
  subscription: Stripe.Subscription,
  { stripe, prices }: { readonly stripe: Stripe; readonly prices: PriceList },
): Promise<Subscription | undefined> {
  const item = itemOf(subscription);
  const plan = item && planOf(item.price);
  if (!plan) return undefined;
  const { trial_end: trialEnd, ended_at: endedAt, metadata } = subscription;
  const endsAt = endOf(subscription);
  const next = await nextOf(subscription, prices);
  const method = wholeOf(subscription.default_payment_method);
  const clientSecret = await clientSecretOf(stripe, subscription);
  const commandId = metadata["command_id"];
  return {
    id: subscription.id,
    plan,
    netCents: item.price.unit_amount ?? 0,
    isInvoiced: subscription.collection_method === "send_invoice",
    status: statusOf(subscription),
    anchor: dateOf(subscription.billing_cycle_anchor),
    periodStartsAt: dateOf(item.current_period_start),
    periodEndsAt: dateOf(item.current_period_end),
    createdAt: dateOf(subscription.created),
    ...(trialEnd !== null && { trialEndsAt: dateOf(trialEnd) }),
    ...(endsAt && { endsAt }),
    ...(endedAt !== null && { endedAt: dateOf(endedAt) }),
    ...(method && { paymentMethod: readPaymentMethod(method) }),
    ...(next && { next: { plan: next.plan, netCents: next.netCents, from: next.from } }),
    ...(clientSecret !== undefined && { clientSecret }),
    ...(commandId !== undefined && { commandId }),
  };
}
