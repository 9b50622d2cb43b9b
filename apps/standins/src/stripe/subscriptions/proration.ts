import type Stripe from "stripe";
import { periodEndAfter } from "./periods.ts";
import { itemOf, periodLine, productName, recurringOf } from "./subscription-items.ts";
import type { LineDraft } from "../objects/tables.ts";
import type { World } from "../objects/world.ts";

export interface PriceChange {
  readonly lines: readonly LineDraft[];
  /** Another interval begins anew with the change. */
  readonly newPeriod: { readonly start: number; readonly end: number } | undefined;
}

const day = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", dateStyle: "medium" });
const shown = (at: number) => day.format(new Date(at * 1000));

function share(cents: number, part: number, whole: number): number {
  return Math.round((cents * part) / whole);
}

/**
 * What a change of price at a moment costs: the unused time of the old one back, the rest of the period at the new
 * one. Preview and invoice both come from here.
 */
export function pricePriceChange(
  world: World,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  at: number,
): PriceChange {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end, price: old } = item;
  const [before, after] = [recurringOf(old), recurringOf(price)];
  const isOtherInterval =
    before.interval !== after.interval || before.interval_count !== after.interval_count;
  const newPeriod = isOtherInterval ? { start: at, end: periodEndAfter(at, after, at) } : undefined;
  // Nothing was paid for a trial, so nothing is given back.
  if (subscription.status === "trialing") return { lines: [], newPeriod: undefined };
  const rest = { periodStart: at, periodEnd: end, isProration: true, subscriptionItem: item.id };
  const credit: LineDraft = {
    ...rest,
    amountCents: -share(old.unit_amount ?? 0, end - at, end - start),
    description: `Ungenutzte Zeit ${productName(world, old)} ab ${shown(at)}`,
    price: old,
  };
  if (newPeriod)
    return { lines: [credit, periodLine(world, { id: item.id, price }, newPeriod)], newPeriod };
  const debit: LineDraft = {
    ...rest,
    amountCents: share(price.unit_amount ?? 0, end - at, end - start),
    description: `Restliche Zeit ${productName(world, price)} ab ${shown(at)}`,
    price,
  };
  return { lines: [credit, debit], newPeriod: undefined };
}
