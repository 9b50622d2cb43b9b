import type Stripe from "stripe";
import type { ChangePreview, Payments, PricedPlan, SaleTerms } from "../../ports/payments.ts";
import { dropNext } from "./future.ts";
import { refusal } from "./payments-error.ts";
import type { PriceList } from "./price-list.ts";
import { taxOf } from "./read-invoice.ts";
import { itemOf, subscriptionParts } from "./read-subscription.ts";
import { collectionOf, priceFor, sendNewestInvoice } from "./sale-terms.ts";
import { dateOf, secondsOf } from "./stripe-connection.ts";
import type { StripeOptions } from "./stripe-connection.ts";

function toPreview(preview: Stripe.Invoice, at: Date): ChangePreview {
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
}

export function planChangeMethods(
  parts: { readonly stripe: Stripe; readonly prices: PriceList },
  { hasAutomaticTax }: Pick<StripeOptions, "hasAutomaticTax">,
): Pick<Payments, "previewChange" | "previewSale" | "changePlan"> {
  const { stripe, prices } = parts;

  async function prepare(subscriptionId: string, plan: PricedPlan, terms?: SaleTerms) {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId, {
      expand: subscriptionParts,
    });
    const item = itemOf(subscription);
    if (!item) throw refusal("unknown_plan", "the subscription has no plan");
    const price = await priceFor(prices, plan, terms);
    return {
      subscription,
      hasPlan: item.price.id === price.id,
      items: [{ id: item.id, price: price.id }],
    };
  }

  return {
    async previewChange(subscriptionId, plan, at, terms) {
      const { items, hasPlan } = await prepare(subscriptionId, plan, terms);
      if (hasPlan) throw refusal("plan_unchanged", "the subscription has this plan already");
      const preview = await stripe.invoices.createPreview({
        subscription: subscriptionId,
        subscription_details: {
          items,
          proration_behavior: "always_invoice",
          proration_date: secondsOf(at),
        },
      });
      return toPreview(preview, at);
    },

    async previewSale(customer, plan, terms) {
      const price = await priceFor(prices, plan, terms);
      const preview = await stripe.invoices.createPreview({
        customer,
        automatic_tax: { enabled: hasAutomaticTax },
        subscription_details: { items: [{ price: price.id }] },
      });
      return toPreview(preview, dateOf(preview.created));
    },

    async changePlan(commandId, { subscriptionId, plan, computedFor, terms }) {
      const { subscription, items, hasPlan } = await prepare(subscriptionId, plan, terms);
      if (!hasPlan) {
        const isInvoiced = terms
          ? terms.daysUntilDue !== undefined
          : subscription.collection_method === "send_invoice";
        const changed = await stripe.subscriptions.update(
          subscriptionId,
          {
            items,
            proration_behavior: "always_invoice",
            proration_date: secondsOf(computedFor),
            ...(terms && collectionOf(terms)),
            // Changed and paid, or neither; what is paid by invoice has nothing to wait for.
            ...(!isInvoiced && {
              payment_behavior: "error_if_incomplete" as const,
              off_session: true,
            }),
          },
          { idempotencyKey: `${commandId}:change` },
        );
        await sendNewestInvoice(stripe, changed);
      }
      // What was to come later was meant for the plan that is gone.
      await dropNext(parts, commandId, subscription.id);
    },
  };
}
