import { inspect } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Payments } from "../../ports/payments.ts";
import type { Shop } from "../../testing/shop/stripe-shop.ts";
import {
  address,
  allOf,
  basisMonthly,
  buy,
  connectTo,
  firstDay,
  openShop,
  premiumMonthly,
  refusalOf,
} from "../../testing/shop/stripe-shop.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.standin.stop());

const customerId = "cus_1";
const agencyId = "a1";
const plan = basisMonthly;
const calls: Readonly<Record<string, (payments: Payments) => Promise<unknown>>> = {
  saveCustomer: (it) => it.saveCustomer("c", { agencyId, address }),
  findCustomer: (it) => it.findCustomer(agencyId),
  getCustomer: (it) => it.getCustomer(customerId),
  subscribe: (it) => it.subscribe("c", { customerId, agencyId, plan }),
  previewChange: (it) => it.previewChange("sub_1", plan, firstDay),
  changePlan: (it) => it.changePlan("c", { subscriptionId: "sub_1", plan, computedFor: firstDay }),
  scheduleChange: (it) => it.scheduleChange("c", { subscriptionId: "sub_1", plan }),
  dropScheduledChange: (it) => it.dropScheduledChange("c", "sub_1"),
  endAt: (it) => it.endAt("c", "sub_1", firstDay),
  endNow: (it) => it.endNow("c", "sub_1"),
  beginPaymentMethod: (it) => it.beginPaymentMethod("c", customerId),
  usePaymentMethod: (it) => it.usePaymentMethod("c", { customerId, setupIntentId: "seti_1" }),
  listEvents: (it) => allOf(it.listEvents(firstDay)),
};

test("an outage may be tried again, whatever was asked", async () => {
  shop.standin.goDown();
  for (const [name, call] of Object.entries(calls)) {
    expect(await refusalOf(call(shop.payments)), name).toMatchObject({ isRetryable: true });
  }
  shop.standin.comeBack();
  await shop.payments.saveCustomer("c", { agencyId, address });
});

test.each([429, 500, 502, 503] as const)("an answer of %i may be tried again", async (status) => {
  shop.standin.fail({ kind: "status", status });
  const refused = await refusalOf(shop.payments.getCustomer(customerId));
  expect(refused.isRetryable).toBe(true);
});

test("a wrong key may be tried again, once somebody has put in the right one", async () => {
  const wrong = connectTo(shop.standin, { secretKey: "sk_test_wrong" });
  expect(await refusalOf(wrong.getCustomer(customerId))).toMatchObject({ isRetryable: true });
});

test("what does not exist is refused for good", async () => {
  const { endNow, getCustomer, subscribe, changePlan } = calls;
  for (const call of [endNow, getCustomer, subscribe, changePlan]) {
    expect(await refusalOf(call?.(shop.payments) ?? Promise.resolve())).toMatchObject({
      isRetryable: false,
      code: "resource_missing",
    });
  }
});

test("an error holds neither what the provider answered nor whom it is about", async () => {
  const { id, method } = await buy(shop, basisMonthly);
  shop.standin.declineMethod(method, "insufficient_funds");
  const change = { subscriptionId: id, plan: premiumMonthly, computedFor: shop.standin.now() };
  const declined = await refusalOf(shop.payments.changePlan("c", change));
  const badMail = { ...address, email: "jana nord@nordlicht" };
  const invalid = await refusalOf(shop.payments.saveCustomer("d", { agencyId, address: badMail }));
  expect(invalid).toMatchObject({ isRetryable: false, code: "email_invalid" });
  for (const error of [declined, invalid]) {
    const shown = inspect(error, { depth: 10, showHidden: true });
    expect(shown).not.toMatch(/_secret_|sk_test|nordlicht|insufficient/i);
    expect(error.message).toMatch(/^Stripe: 40[02] /);
  }
});

test("only keys of the test mode move no money", () => {
  const mode = (secretKey: string) => connectTo(shop.standin, { secretKey }).isTestMode;
  expect(["sk_test_x", "rk_test_x", "sk_live_x", "rk_live_x"].map(mode)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
