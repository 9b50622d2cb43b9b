import { keyOf } from "./objects/copy.ts";
import Stripe from "stripe";
import { startStripeStandin } from "./start-stripe-standin.ts";
import type { StripeStandin, StripeStandinOptions } from "./start-stripe-standin.ts";

export interface Shop {
  readonly standin: StripeStandin;
  readonly stripe: Stripe;
}

export const firstDay = new Date("2026-01-15T09:00:00Z");

/** A stand-in whose clock stands still, and the official SDK that speaks to it. */
export async function openShop(options: StripeStandinOptions = {}): Promise<Shop> {
  const standin = await startStripeStandin({ start: firstDay, seed: "test", ...options });
  return { standin, stripe: connect(standin) };
}

export function connect(standin: StripeStandin, key = standin.secretKey): Stripe {
  return new Stripe(key, { ...standin.connection, telemetry: false, maxNetworkRetries: 2 });
}

export async function priceOf(stripe: Stripe, lookupKey: string): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
  return data[0]!;
}

export function newCustomer(stripe: Stripe, more: Stripe.CustomerCreateParams = {}) {
  return stripe.customers.create({
    email: "buchhaltung@agentur.example",
    name: "Agentur GmbH",
    address: { country: "DE", postal_code: "50667", city: "Köln", line1: "Domkloster 4" },
    metadata: { agency_id: "a1" },
    ...more,
  });
}

/** As the product's checkout asks for it. */
export async function subscribe(
  { stripe }: Shop,
  lookupKey: string,
  more: Partial<Stripe.SubscriptionCreateParams> = {},
): Promise<Stripe.Subscription> {
  const customer = more.customer ?? (await newCustomer(stripe)).id;
  return stripe.subscriptions.create({
    items: [{ price: (await priceOf(stripe, lookupKey)).id }],
    payment_behavior: "default_incomplete",
    payment_settings: {
      save_default_payment_method: "on_subscription",
      payment_method_types: ["card", "sepa_debit"],
    },
    automatic_tax: { enabled: true },
    billing_mode: { type: "flexible" },
    metadata: { agency_id: "a1" },
    expand: ["latest_invoice.confirmation_secret", "pending_setup_intent"],
    ...more,
    customer,
  });
}

export const trial = {
  trial_period_days: 14,
  trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
} as const satisfies Partial<Stripe.SubscriptionCreateParams>;

/** What the checkout hands to the browser. */
export function clientSecretOf(subscription: Stripe.Subscription): string {
  const { pending_setup_intent: setup, latest_invoice: invoice } = subscription;
  if (setup && typeof setup !== "string") return setup.client_secret!;
  if (invoice && typeof invoice !== "string") return invoice.confirmation_secret!.client_secret;
  throw new Error("nothing to confirm");
}

export async function statusOf({ stripe }: Shop, id: string): Promise<string> {
  return (await stripe.subscriptions.retrieve(id)).status;
}

/** The latest invoice of a subscription, with its payments. */
export async function latestInvoice({ stripe }: Shop, id: string): Promise<Stripe.Invoice> {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, {
    expand: ["latest_invoice.payments"],
  });
  if (!invoice || typeof invoice === "string") throw new Error("not expanded");
  return invoice;
}

/** A customer whose subscription is paid by a card that works. */
export async function paidSubscription(shop: Shop, lookupKey: string) {
  const subscription = await subscribe(shop, lookupKey);
  const { paymentMethod } = shop.standin.payer.confirm(clientSecretOf(subscription), {});
  return { id: subscription.id, customer: keyOf(subscription.customer), method: paymentMethod! };
}

export async function changePlan(
  { stripe }: Shop,
  id: string,
  lookupKey: string,
  more: Stripe.SubscriptionUpdateParams = {},
): Promise<Stripe.Subscription> {
  const { items } = await stripe.subscriptions.retrieve(id);
  return stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]!.id, price: (await priceOf(stripe, lookupKey)).id }],
    proration_behavior: "always_invoice",
    ...more,
  });
}

export const typesOf = async ({ stripe }: Shop): Promise<string[]> =>
  (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type).toReversed();
