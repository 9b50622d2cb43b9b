import { startStripeStandin } from "@tc/standins";
import type { PayerMeans, StripeStandin, StripeStandinOptions } from "@tc/standins";
import { expect } from "vitest";
import { PaymentsError } from "../../ports/payments.ts";
import type {
  BillingAddress,
  CustomerState,
  Payments,
  PricedPlan,
  Subscription,
} from "../../ports/payments.ts";
import { createStripePayments } from "../../adapters/stripe/create-stripe-payments.ts";
import type { StripeOptions } from "../../adapters/stripe/stripe-connection.ts";

export const firstDay = new Date("2026-01-31T09:00:00Z");
export const webhookSecret = "whsec_of_tests";

export const address: BillingAddress = {
  company: "Nordlicht GmbH",
  contact: "Jana Nord",
  email: "buchhaltung@nordlicht.example",
  street: "Domkloster",
  houseNumber: "4",
  postalCode: "50667",
  city: "Köln",
  country: "DE",
};

export const basisMonthly: PricedPlan = { tier: "basis", period: "monthly" };
export const basisAnnual: PricedPlan = { tier: "basis", period: "annual" };
export const premiumMonthly: PricedPlan = { tier: "premium", period: "monthly" };
export const premiumAnnual: PricedPlan = { tier: "premium", period: "annual" };

export interface Shop {
  readonly standin: StripeStandin;
  readonly payments: Payments;
}

/** One try per request, unless told: a fault shall reach the caller. */
export function connectTo(standin: StripeStandin, more: Partial<StripeOptions> = {}): Payments {
  const { secretKey, publishableKey } = standin;
  const keys = { secretKey, publishableKey, webhookSecret };
  return createStripePayments({ ...keys, hasAutomaticTax: true, standin, retries: 0, ...more });
}

/** The adapter on a stand-in whose clock stands still. */
export async function openShop(options: StripeStandinOptions = {}): Promise<Shop> {
  const standin = await startStripeStandin({ start: firstDay, seed: "adapter", ...options });
  return { standin, payments: connectTo(standin) };
}

export function newCustomer({ payments }: Shop, agencyId = "a1"): Promise<string> {
  return payments.saveCustomer(`customer of ${agencyId}`, { agencyId, address });
}

export async function stateOf({ payments }: Shop, customerId: string) {
  const state: CustomerState = await payments.getCustomer(customerId);
  const [subscription] = state.subscriptions;
  const [invoice] = state.invoices;
  if (!subscription || !invoice) throw new Error("nothing was bought");
  return { ...state, subscription, invoice };
}

export function secretOf({ clientSecret }: Pick<Subscription, "clientSecret">): string {
  if (clientSecret === undefined) throw new Error("nothing is open");
  return clientSecret;
}

/** Somebody who has paid for a plan. */
export async function buy(shop: Shop, plan: PricedPlan, means: PayerMeans = {}) {
  const customerId = await newCustomer(shop);
  const order = { customerId, agencyId: "a1", plan };
  const made = await shop.payments.subscribe("order", order);
  const { paymentMethod } = shop.standin.payer.confirm(secretOf(made), means);
  return { customerId, id: made.id, method: paymentMethod ?? "" };
}

/** What a call was refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<PaymentsError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PaymentsError);
  return error as PaymentsError;
}

export async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
