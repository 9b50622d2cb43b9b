import { keyOf } from "../objects/copy.ts";
import type Stripe from "stripe";
import { isCardNumber, isIban } from "./check-digits.ts";
import { part } from "../api/endpoint.ts";
import type { Endpoint } from "../api/endpoint.ts";
import { StripeFailure, invalid, must } from "./failure.ts";
import { listPage, pageParams } from "../objects/list-page.ts";
import type { Params } from "../api/params.ts";
import type { Instrument } from "../objects/tables.ts";
import { brandOf } from "./test-cards.ts";
import { change, hashOf } from "../objects/world.ts";
import type { World } from "../objects/world.ts";

function cardError(code: string, message: string, param: string): StripeFailure {
  return new StripeFailure(402, { type: "card_error", code, message, param });
}

function readCard(
  world: World,
  params: Params,
): { card: Stripe.PaymentMethod.Card; number: string } {
  const number = params.required("number").replaceAll(/\s/g, "");
  const month = params.integer("exp_month") ?? 0;
  const shortYear = params.integer("exp_year") ?? 0;
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  const today = new Date(world.now() * 1000);
  if (!isCardNumber(number)) {
    throw cardError("incorrect_number", "Your card number is incorrect.", "number");
  }
  if (month < 1 || month > 12) {
    throw cardError(
      "invalid_expiry_month",
      "Your card's expiration month is invalid.",
      "exp_month",
    );
  }
  const isPast =
    year < today.getUTCFullYear() ||
    (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1);
  if (isPast || year > today.getUTCFullYear() + 50) {
    throw cardError("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year");
  }
  const cvc = params.text("cvc");
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    throw cardError("invalid_cvc", "Your card's security code is invalid.", "cvc");
  }
  const brand = brandOf(number);
  const card: Stripe.PaymentMethod.Card = {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: cvc === undefined ? null : "pass",
    },
    country: "DE",
    display_brand: brand,
    exp_month: month,
    exp_year: year,
    fingerprint: hashOf(`card:${number}`, 16),
    funding: "credit",
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
  return { card, number };
}

function readDebit(params: Params): { sepa_debit: Stripe.PaymentMethod.SepaDebit; number: string } {
  const number = params.required("iban").replaceAll(/\s/g, "").toUpperCase();
  if (!isIban(number)) {
    throw invalid("The IBAN you provided is invalid.", "invalid_iban", "sepa_debit[iban]");
  }
  const isGerman = number.startsWith("DE");
  return {
    number,
    sepa_debit: {
      bank_code: isGerman ? number.slice(4, 12) : null,
      branch_code: null,
      country: number.slice(0, 2),
      fingerprint: hashOf(`iban:${number}`, 16),
      generated_from: null,
      last4: number.slice(-4),
    },
  };
}

/** A payment method of nobody yet, from what its holder typed. */
export function newPaymentMethod(world: World, params: Params): Stripe.PaymentMethod {
  params.allow(["allow_redisplay", "billing_details", "card", "metadata", "sepa_debit", "type"]);
  const type = params.oneOf("type", ["card", "sepa_debit"]);
  const data = type && params.nested(type);
  if (!type || !data) throw invalid("Missing required param: type.", "parameter_missing", "type");
  const { number, ...details } = type === "card" ? readCard(world, data) : readDebit(data);
  const billing = params.nested("billing_details");
  if (type === "sepa_debit" && !(billing?.text("name") && billing.text("email"))) {
    throw invalid(
      "You must provide billing_details[name] and billing_details[email] for a sepa_debit payment method.",
      "parameter_missing",
      "billing_details",
    );
  }
  const method: Stripe.PaymentMethod = {
    id: world.newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: {
      address: billing?.address() ?? null,
      email: billing?.optional("email") ?? null,
      name: billing?.optional("name") ?? null,
      phone: billing?.optional("phone") ?? null,
      tax_id: null,
    },
    created: world.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type,
    ...details,
  };
  world.tables.paymentMethods.set(method.id, method);
  world.tables.instruments.set(method.id, { kind: type, number, isSetUp: false });
  return method;
}

export function instrumentOf(world: World, method: string): Instrument {
  return must(world.tables.instruments, method, "PaymentMethod", "payment_method");
}

/** Belongs to the customer from now on; its holder agrees to later charges. */
export function attach(world: World, method: Stripe.PaymentMethod, customer: string | null): void {
  instrumentOf(world, method.id).isSetUp = true;
  if (customer === null || method.customer === customer) return;
  method.customer = customer;
  world.emit("payment_method.attached", method);
}

/** What a customer's charges go to: the subscription's own method before the customer's. */
export function methodFor(
  world: World,
  customer: string,
  subscription?: Stripe.Subscription,
): string | null {
  const subscriptionMethod = subscription?.default_payment_method;
  const general = world.tables.customers.get(customer)?.invoice_settings.default_payment_method;
  const id = subscriptionMethod ?? general ?? null;
  return id === null ? null : keyOf(id);
}

export const paymentMethodEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/v1/payment_methods",
    isPublic: true,
    run: (world, { params }) => newPaymentMethod(world, params),
  },
  {
    method: "GET",
    path: "/v1/payment_methods",
    run(world, call) {
      call.params.allow([...pageParams, "customer", "type"]);
      const { customer, type } = {
        customer: call.params.required("customer"),
        type: call.params.text("type"),
      };
      return listPage(
        call,
        [...world.tables.paymentMethods.values()].filter(
          (it) => it.customer === customer && (type === undefined || it.type === type),
        ),
      );
    },
  },
  {
    method: "GET",
    path: "/v1/payment_methods/:id",
    run: (world, call) => must(world.tables.paymentMethods, part(call), "PaymentMethod"),
  },
  {
    method: "POST",
    path: "/v1/payment_methods/:id",
    run(world, call) {
      const method = must(world.tables.paymentMethods, part(call), "PaymentMethod");
      call.params.allow(["billing_details", "metadata"]);
      change(world, "payment_method.updated", method, (it) => {
        it.metadata = call.params.metadata(it.metadata ?? {});
      });
      return method;
    },
  },
  {
    method: "POST",
    path: "/v1/payment_methods/:id/attach",
    run(world, call) {
      const method = must(world.tables.paymentMethods, part(call), "PaymentMethod");
      const customer = call.params.required("customer");
      must(world.tables.customers, customer, "customer", "customer");
      attach(world, method, customer);
      return method;
    },
  },
  {
    method: "POST",
    path: "/v1/payment_methods/:id/detach",
    run(world, call) {
      const method = must(world.tables.paymentMethods, part(call), "PaymentMethod");
      const customer = method.customer;
      if (customer === null) {
        throw invalid(
          "The payment method you provided is not attached to a customer so detachment is impossible.",
          "payment_method_unexpected_state",
        );
      }
      method.customer = null;
      world.emit("payment_method.detached", method, { customer });
      forget(world, method.id, keyOf(customer));
      return method;
    },
  },
];

/** Nothing is charged any more to what was taken away. */
function forget(world: World, method: string, customerId: string): void {
  const customer = world.tables.customers.get(customerId);
  if (customer?.invoice_settings.default_payment_method === method) {
    change(world, "customer.updated", customer, (it) => {
      it.invoice_settings.default_payment_method = null;
    });
  }
  for (const subscription of world.tables.subscriptions.values()) {
    if (subscription.default_payment_method !== method) continue;
    change(world, "customer.subscription.updated", subscription, (it) => {
      it.default_payment_method = null;
    });
  }
}
