import type Stripe from "stripe";
import type { Payments, PricedPlan } from "../../ports/payments.ts";
import { dropNext } from "./future.ts";
import { refusal } from "./payments-error.ts";
import type { PriceList } from "./price-list.ts";
import { taxOf } from "./read-invoice.ts";
import { itemOf, subscriptionParts } from "./read-subscription.ts";
import { dateOf, secondsOf } from "./stripe-connection.ts";

export function planChangeMethods(parts: {
  readonly stripe: Stripe;
  readonly prices: PriceList;
}): Pick<Payments, "previewChange" | "changePlan"> {
  const { stripe, prices } = parts;

  async function prepare(subscriptionId: string, plan: PricedPlan) {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId, {
      expand: subscriptionParts,
    });
    const item = itemOf(subscription);
    if (!item) throw refusal("unknown_plan", "the subscription has no plan");
    const price = await prices.priceOf(plan);
    return {
      subscription,
      hasPlan: item.price.id === price.id,
      items: [{ id: item.id, price: price.id }],
    };
  }

  return {
    async previewChange(subscriptionId, plan, at) {
      const { items, hasPlan } = await prepare(subscriptionId, plan);
      if (hasPlan) throw refusal("plan_unchanged", "the subscription has this plan already");
      const preview = await stripe.invoices.createPreview({
        subscription: subscriptionId,
        subscription_details: {
          items,
          proration_behavior: "always_invoice",
          proration_date: secondsOf(at),
        },
      });
      const taxCents = taxOf(preview);
      return {
        dueCents: Math.max(preview.amount_due, 0),
        netCents: preview.total - taxCents,
        taxCents,
        creditCents: Math.max(-preview.total, 0),
        currency: preview.currency,
        lines: preview.lines.data.map(({ description, amount }) => ({
          text: description ?? "",
          cents: amount,
        })),
        computedFor: dateOf(secondsOf(at)),
      };
    },

    async changePlan(commandId, { subscriptionId, plan, computedFor }) {
      const { subscription, items, hasPlan } = await prepare(subscriptionId, plan);
      if (!hasPlan) {
        await stripe.subscriptions.update(
          subscriptionId,
          {
            items,
            proration_behavior: "always_invoice",
            proration_date: secondsOf(computedFor),
            // Changed and paid, or neither.
            payment_behavior: "error_if_incomplete",
            off_session: true,
          },
          { idempotencyKey: `${commandId}:change` },
        );
      }
      // What was to come later was meant for the plan that is gone.
      await dropNext(parts, commandId, subscription.id);
    },
  };
}
