import type { Payments } from "../../ports/payments.ts";
import { browserHosts } from "./browser-hosts.ts";
import { customerMethods } from "./customers.ts";
import { eventMethods } from "./events.ts";
import { futureMethods } from "./future.ts";
import { paymentMethodMethods } from "./payment-methods.ts";
import { asPayments } from "./payments-error.ts";
import { planChangeMethods } from "./plan-change.ts";
import { createPriceList } from "./price-list.ts";
import { readCustomer } from "./read-customer.ts";
import { connect } from "./stripe-connection.ts";
import type { StripeOptions } from "./stripe-connection.ts";
import { subscriptionLifeMethods } from "./subscription-life.ts";

/** As the loader of this API version names it. */
const scriptUrl = "https://js.stripe.com/endive/stripe.js";

/** Stripe behind the port, in API version 2026-10-28. */
export function createStripePayments(options: StripeOptions): Payments {
  const stripe = connect(options);
  const prices = createPriceList(stripe);
  const parts = { stripe, prices };
  const { saveCustomer, findCustomer } = customerMethods(stripe, options);
  const { subscribe, endNow } = subscriptionLifeMethods(parts, options);
  const { previewChange, previewSale, changePlan } = planChangeMethods(parts, options);
  const { scheduleChange, dropScheduledChange, endAt } = futureMethods(parts);
  const { beginPaymentMethod, usePaymentMethod } = paymentMethodMethods(stripe);
  const { readEvent, listEvents } = eventMethods(stripe, options);
  return {
    publishableKey: options.publishableKey,
    scriptUrl: options.standin?.scriptUrl ?? scriptUrl,
    isTestMode: !/^[rs]k_live_/.test(options.secretKey),
    browserHosts: browserHosts(options),
    saveCustomer: (...parameters) => asPayments(() => saveCustomer(...parameters)),
    findCustomer: (...parameters) => asPayments(() => findCustomer(...parameters)),
    getCustomer: (customerId) => asPayments(() => readCustomer(customerId, parts)),
    subscribe: (...parameters) => asPayments(() => subscribe(...parameters)),
    previewChange: (...parameters) => asPayments(() => previewChange(...parameters)),
    previewSale: (...parameters) => asPayments(() => previewSale(...parameters)),
    changePlan: (...parameters) => asPayments(() => changePlan(...parameters)),
    scheduleChange: (...parameters) => asPayments(() => scheduleChange(...parameters)),
    dropScheduledChange: (...parameters) => asPayments(() => dropScheduledChange(...parameters)),
    endAt: (...parameters) => asPayments(() => endAt(...parameters)),
    endNow: (...parameters) => asPayments(() => endNow(...parameters)),
    beginPaymentMethod: (...parameters) => asPayments(() => beginPaymentMethod(...parameters)),
    usePaymentMethod: (...parameters) => asPayments(() => usePaymentMethod(...parameters)),
    readEvent,
    listEvents,
  };
}
