import type Stripe from "stripe";
import { copy } from "../objects/copy.ts";
import { must } from "../payments/failure.ts";
import { voidInvoice } from "../invoices/invoice-life.ts";
import { planPeriod } from "./period-plans.ts";
import { itemOf, setPrice } from "./subscription-items.ts";
import { change } from "../objects/world.ts";
import type { World } from "../objects/world.ts";

const waitSeconds = 23 * 3600;

export function isUpdateInvoice(
  world: World,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): boolean {
  return world.tables.updateInvoices.get(subscription.id) === invoice.id;
}

/** The new plan as the subscription has it from now on. */
export function takePrice(
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  newPeriod: { readonly start: number; readonly end: number } | undefined,
): void {
  setPrice(subscription, price);
  if (!newPeriod) return;
  const item = itemOf(subscription);
  item.current_period_start = newPeriod.start;
  item.current_period_end = newPeriod.end;
  subscription.billing_cycle_anchor = newPeriod.start;
  if (subscription.cancel_at_period_end) subscription.cancel_at = newPeriod.end;
}

/** The change waits for its invoice; the old plan goes on. */
export function waitWithPrice(
  world: World,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  price: Stripe.Price,
  newPeriod: { readonly start: number; readonly end: number } | undefined,
): void {
  const item = copy(itemOf(subscription));
  item.price = copy(price);
  if (newPeriod) {
    item.current_period_start = newPeriod.start;
    item.current_period_end = newPeriod.end;
  }
  const expiresAt = world.now() + waitSeconds;
  world.tables.updateInvoices.set(subscription.id, invoice.id);
  change(world, "customer.subscription.updated", subscription, (it) => {
    it.pending_update = {
      billing_cycle_anchor: newPeriod?.start ?? null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: expiresAt,
      metadata: null,
      subscription_items: [item],
      trial_end: null,
      trial_from_plan: null,
    };
  });
  world.plan(expiresAt, "expire-pending-update", subscription.id);
}

export function applyPendingUpdate(
  world: World,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): void {
  const item = subscription.pending_update?.subscription_items?.[0];
  if (!item || !isUpdateInvoice(world, subscription, invoice)) return;
  const price = must(world.tables.prices, item.price.id, "price");
  const anchor = subscription.pending_update?.billing_cycle_anchor ?? null;
  world.tables.updateInvoices.delete(subscription.id);
  change(world, "customer.subscription.updated", subscription, (it) => {
    takePrice(
      it,
      price,
      anchor === null ? undefined : { start: anchor, end: item.current_period_end },
    );
    it.pending_update = null;
  });
  if (anchor !== null) planPeriod(world, subscription);
  world.emit("customer.subscription.pending_update_applied", subscription);
}

export function expirePendingUpdate(world: World, subscriptionId: string): void {
  const subscription = world.tables.subscriptions.get(subscriptionId);
  const pending = subscription?.pending_update;
  if (!subscription || !pending || pending.expires_at > world.now()) return;
  const invoice = world.tables.invoices.get(world.tables.updateInvoices.get(subscription.id) ?? "");
  world.tables.updateInvoices.delete(subscription.id);
  if (invoice?.status === "open") voidInvoice(world, invoice);
  change(world, "customer.subscription.updated", subscription, (it) => {
    it.pending_update = null;
  });
  world.emit("customer.subscription.pending_update_expired", subscription);
}
