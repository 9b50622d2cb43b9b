import { keyOf } from "../objects/copy.ts";
import type Stripe from "stripe";
import { subscriptionOf, voidInvoice } from "../invoices/invoice-life.ts";
import type { World } from "../objects/world.ts";

export const hasEnded = ({ status }: Stripe.Subscription) =>
  status === "canceled" || status === "incomplete_expired";

/** Open invoices of it: nobody tries to collect them any more, and a first one is void. */
function closeInvoices(world: World, subscription: Stripe.Subscription, isFirst: boolean): void {
  for (const invoice of world.tables.invoices.values()) {
    if (subscriptionOf(world, invoice)?.id !== subscription.id) continue;
    if (invoice.status !== "open" && invoice.status !== "draft") continue;
    if (isFirst && invoice.status === "open") {
      voidInvoice(world, invoice);
      continue;
    }
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
  }
}

function closeSetup(world: World, subscription: Stripe.Subscription): void {
  const intent = world.tables.setupIntents.get(keyOf(subscription.pending_setup_intent));
  subscription.pending_setup_intent = null;
  if (!intent || intent.status === "succeeded") return;
  intent.status = "canceled";
  intent.cancellation_reason = "abandoned";
  world.emit("setup_intent.canceled", intent);
}

function closeSchedule(world: World, subscription: Stripe.Subscription): void {
  const schedule = world.tables.schedules.get(keyOf(subscription.schedule));
  if (schedule?.status !== "active") return;
  schedule.status = "canceled";
  schedule.canceled_at = world.now();
  schedule.current_phase = null;
  world.emit("subscription_schedule.canceled", schedule);
}

/** The end of a subscription, however it came; one that never was paid expires instead. */
export function endSubscription(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  if (hasEnded(subscription)) return;
  const wasIncomplete = subscription.status === "incomplete";
  subscription.status = wasIncomplete ? "incomplete_expired" : "canceled";
  subscription.canceled_at ??= world.now();
  subscription.ended_at = world.now();
  subscription.pending_update = null;
  subscription.cancellation_details = {
    comment: subscription.cancellation_details?.comment ?? null,
    feedback: subscription.cancellation_details?.feedback ?? null,
    feedback_option: null,
    reason: subscription.cancellation_details?.reason ?? reason,
  };
  world.tables.pendingLines.delete(subscription.id);
  world.tables.updateInvoices.delete(subscription.id);
  closeInvoices(world, subscription, wasIncomplete);
  closeSetup(world, subscription);
  closeSchedule(world, subscription);
  if (wasIncomplete && reason !== "cancellation_requested") {
    world.emit("customer.subscription.updated", subscription, { status: "incomplete" });
    return;
  }
  world.emit("customer.subscription.deleted", subscription);
}
