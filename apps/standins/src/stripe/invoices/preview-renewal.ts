import { keyOf } from "../objects/copy.ts";
import type Stripe from "stripe";
import { buildInvoice } from "./build-invoice.ts";
import { must } from "../payments/failure.ts";
import { periodEndAfter } from "../subscriptions/periods.ts";
import { itemOf, periodLine, recurringOf } from "../subscriptions/subscription-items.ts";
import type { LineDraft } from "../objects/tables.ts";
import { hashOf } from "../objects/world.ts";
import type { World } from "../objects/world.ts";

export const previewId = (world: World, subscription: string) =>
  `upcoming_in_${hashOf(`${subscription}:${world.now()}`, 20)}`;

export interface RenewalChange {
  readonly price?: Stripe.Price;
  readonly lines?: readonly LineDraft[];
}

/** The next regular invoice, as it would come if nothing changed but this. */
export function previewRenewal(
  world: World,
  subscription: Stripe.Subscription,
  { price, lines = [] }: RenewalChange = {},
): Stripe.Invoice {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const next = price ?? item.price;
  const end = periodEndAfter(subscription.billing_cycle_anchor, recurringOf(next), start);
  const invoice = buildInvoice(world, previewId(world, subscription.id), {
    customer: must(world.tables.customers, keyOf(subscription.customer), "customer"),
    subscription,
    hasAutomaticTax: subscription.automatic_tax.enabled,
    reason: "upcoming",
    lines: [
      ...(world.tables.pendingLines.get(subscription.id) ?? []),
      ...lines,
      periodLine(world, { id: item.id, price: next }, { start, end }),
    ],
  });
  invoice.created = start;
  invoice.next_payment_attempt = start + world.settings.draftSeconds;
  return invoice;
}
