import type Stripe from "stripe";
import type { Payments } from "../../ports/payments.ts";
import { isInvalid, isMissing, refusal } from "./payments-error.ts";
import type { PriceList } from "./price-list.ts";
import { isBeingPaid } from "./read-invoice.ts";
import { collectionOf, priceFor, sendNewestInvoice } from "./sale-terms.ts";
import { readSubscription, subscriptionParts, waitsForCard } from "./read-subscription.ts";
import type { StripeOptions } from "./stripe-connection.ts";

interface Parts {
  readonly stripe: Stripe;
  readonly prices: PriceList;
}

const hasEnded = ({ status }: Stripe.Subscription) =>
  status === "canceled" || status === "incomplete_expired";

export function subscriptionLifeMethods(
  parts: Parts,
  { hasAutomaticTax }: StripeOptions,
): Pick<Payments, "subscribe" | "endNow"> {
  const { stripe, prices } = parts;

  /** The provider forgets keys after a day; the subscription itself remembers who asked for it. */
  async function findMadeBy(commandId: string, customer: string) {
    const listed = stripe.subscriptions.list({
      customer,
      status: "all",
      limit: 100,
      expand: subscriptionParts.map((part) => `data.${part}`),
    });
    for await (const subscription of listed)
      if (subscription.metadata["command_id"] === commandId) return subscription;
    return undefined;
  }

  /** A first payment that is under way ends in money or is stopped here, never both. False: it can no longer be stopped. */
  async function stopFirstPayment(subscription: string): Promise<boolean> {
    const { data } = await stripe.invoices.list({ subscription, status: "open", limit: 100 });
    for (const invoice of data) {
      if (await isBeingPaid(stripe, invoice)) return false;
      try {
        await stripe.invoices.voidInvoice(invoice.id);
      } catch (error) {
        if (isInvalid(error)) return false;
        throw error;
      }
    }
    return true;
  }

  return {
    async subscribe(commandId, { customerId, agencyId, plan, trialDays, terms }) {
      const made = await findMadeBy(commandId, customerId);
      const price = await priceFor(prices, plan, terms);
      const isInvoiced = terms?.daysUntilDue !== undefined;
      const subscription =
        made ??
        (await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: price.id }],
            // Waits for the browser to pay; without that it expires by itself.
            ...(!isInvoiced && {
              // An operator's order is charged or refused, as nobody sits in front of a form.
              payment_behavior: terms ? "error_if_incomplete" : "default_incomplete",
              ...(terms && { off_session: true }),
            }),
            payment_settings: {
              ...(!isInvoiced && {
                save_default_payment_method: "on_subscription",
                payment_method_types: ["card", "sepa_debit"],
              }),
            },
            ...(terms && collectionOf(terms)),
            billing_mode: { type: "flexible" },
            automatic_tax: { enabled: hasAutomaticTax },
            metadata: { agency_id: agencyId, command_id: commandId },
            ...(trialDays !== undefined && {
              trial_period_days: trialDays,
              trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
            }),
            expand: subscriptionParts,
          },
          { idempotencyKey: `${commandId}:subscription` },
        ));
      await sendNewestInvoice(stripe, subscription);
      const read = await readSubscription(subscription, parts);
      if (!read) throw refusal("unknown_plan", "the subscription made is of no plan we sell");
      return read;
    },

    async endNow(_commandId, subscriptionId, { isUnpaidOnly = false } = {}) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      if (hasEnded(subscription)) return;
      const waits = subscription.status === "incomplete";
      if (isUnpaidOnly && !waits && !waitsForCard(subscription)) return;
      if (waits && !(await stopFirstPayment(subscriptionId)) && isUnpaidOnly) return;
      try {
        await stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false });
      } catch (error) {
        // Ended meanwhile, as it was to.
        if (!isMissing(error)) throw error;
      }
    },
  };
}
