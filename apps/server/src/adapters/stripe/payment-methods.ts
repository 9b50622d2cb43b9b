import type Stripe from "stripe";
import type { Payments } from "../../ports/payments.ts";
import { refusal } from "./payments-error.ts";
import { isBeingPaid } from "./read-invoice.ts";
import { idOf } from "./stripe-connection.ts";

const running = ["trialing", "active", "past_due", "unpaid"];

export function paymentMethodMethods(
  stripe: Stripe,
): Pick<Payments, "beginPaymentMethod" | "usePaymentMethod"> {
  async function methodOf(setupIntentId: string, customerId: string): Promise<string> {
    const intent = await stripe.setupIntents.retrieve(setupIntentId);
    if (intent.customer === null || idOf(intent.customer) !== customerId) {
      throw refusal("resource_missing", "the setup intent is of another customer");
    }
    if (intent.status !== "succeeded" || intent.payment_method === null) {
      throw refusal("setup_intent_unfinished", "the setup intent brought no payment method");
    }
    return idOf(intent.payment_method);
  }

  async function payOpenInvoices(commandId: string, subscription: string, method: string) {
    const { data } = await stripe.invoices.list({ subscription, status: "open", limit: 100 });
    for (const invoice of data.toReversed()) {
      if (await isBeingPaid(stripe, invoice)) continue;
      await stripe.invoices.pay(
        invoice.id,
        { payment_method: method },
        { idempotencyKey: `${commandId}:pay:${invoice.id}` },
      );
    }
  }

  return {
    async beginPaymentMethod(commandId, customer) {
      const intent = await stripe.setupIntents.create(
        { customer, usage: "off_session", allowed_payment_method_types: ["card", "sepa_debit"] },
        { idempotencyKey: `${commandId}:setup` },
      );
      if (intent.client_secret === null) throw refusal("no_secret", "the setup intent is closed");
      return intent.client_secret;
    },

    async usePaymentMethod(commandId, { customerId, setupIntentId }) {
      const method = await methodOf(setupIntentId, customerId);
      await stripe.customers.update(customerId, {
        invoice_settings: { default_payment_method: method },
      });
      const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 });
      const live = data.filter(({ status }) => running.includes(status));
      for (const { id } of live) {
        await stripe.subscriptions.update(id, { default_payment_method: method });
      }
      for (const { id } of live) await payOpenInvoices(commandId, id, method);
    },
  };
}
