import type Stripe from "stripe";
import type { CustomerState, Invoice, Subscription } from "../../ports/payments.ts";
import type { PriceList } from "./price-list.ts";
import { readInvoice } from "./read-invoice.ts";
import { readPaymentMethod } from "./read-payment-method.ts";
import { readSubscription, subscriptionParts } from "./read-subscription.ts";
import { wholeOf } from "./stripe-connection.ts";

async function readTaxIdStatus(stripe: Stripe, customerId: string) {
  const { data } = await stripe.customers.listTaxIds(customerId, { limit: 100 });
  const status = data.find(({ type }) => type === "eu_vat")?.verification?.status;
  return (["pending", "verified", "unverified"] as const).find((it) => it === status);
}

/** What a customer has of its own, unless somebody deleted it at the provider. */
async function readOwn(stripe: Stripe, customerId: string) {
  const customer = await stripe.customers.retrieve(customerId, {
    expand: ["invoice_settings.default_payment_method"],
  });
  if (customer.deleted) return {};
  const method = wholeOf(customer.invoice_settings.default_payment_method);
  const taxIdStatus = await readTaxIdStatus(stripe, customerId);
  return {
    ...(method && { defaultPaymentMethod: readPaymentMethod(method) }),
    ...(taxIdStatus && { taxIdStatus }),
  };
}

const newestFirst = (a: { readonly createdAt: Date }, b: { readonly createdAt: Date }) =>
  b.createdAt.getTime() - a.createdAt.getTime();

export async function readCustomer(
  customerId: string,
  parts: { readonly stripe: Stripe; readonly prices: PriceList },
): Promise<CustomerState> {
  const { stripe } = parts;
  const customer = await readOwn(stripe, customerId);
  const subscriptions: Subscription[] = [];
  const listed = stripe.subscriptions.list({
    customer: customerId,
    status: "all",
    limit: 100,
    expand: subscriptionParts.map((part) => `data.${part}`),
  });
  for await (const stripeSubscription of listed) {
    const subscription = await readSubscription(stripeSubscription, parts);
    if (subscription) subscriptions.push(subscription);
  }
  const invoices: Invoice[] = [];
  for await (const stripeInvoice of stripe.invoices.list({ customer: customerId, limit: 100 })) {
    invoices.push(await readInvoice(stripe, stripeInvoice));
  }
  return {
    customerId,
    ...customer,
    subscriptions: subscriptions.toSorted(newestFirst),
    invoices: invoices.toSorted(newestFirst),
  };
}
