import { expect, test } from "vitest";
import { planAt, subscriptionStatuses } from "./plan.ts";
import type { PlanFacts } from "./plan.ts";

const now = new Date("2026-11-21T12:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);

type Subscription = NonNullable<PlanFacts["subscription"]>;
const subscription = (change: Partial<Subscription>): Subscription => ({
  tier: "premium",
  period: "monthly",
  status: "active",
  periodEndsAt: days(20),
  isFirstPaymentProcessing: false,
  ...change,
});

test("without anything there is no plan", () => {
  expect(planAt({}, now)).toEqual({ tier: null });
});

test("a trial with a card has the trial's rights, a paid subscription its own", () => {
  expect(planAt({ subscription: subscription({ status: "trialing" }) }, now).tier).toBe("trial");
  expect(planAt({ subscription: subscription({ tier: "basis" }) }, now).tier).toBe("basis");
});

test("no status without a payment opens a plan", () => {
  const open = subscriptionStatuses.filter(
    (status) => planAt({ subscription: subscription({ status }) }, now).tier !== null,
  );
  expect(open).toEqual(["trialing", "active"]);
});

test("a first direct debit on its way opens the plan, a first payment that waits for the customer does not", () => {
  const status = "incomplete";
  const processing = subscription({ status, isFirstPaymentProcessing: true });
  expect(planAt({ subscription: processing }, now).tier).toBe("premium");
  expect(planAt({ subscription: subscription({ status }) }, now).tier).toBeNull();
});

test.each(["active", "past_due", "unpaid"] as const)(
  "an unpaid invoice of a subscription that is %s leaves fourteen days, to the instant",
  (status) => {
    const unpaid = subscription({ status, unpaidSince: days(-13) });
    expect(planAt({ subscription: unpaid }, now)).toEqual({ tier: "premium", until: days(1) });
    const over = subscription({ status, unpaidSince: days(-14) });
    expect(planAt({ subscription: over }, now)).toEqual({ tier: null });
  },
);

test("a free trial ends by itself", () => {
  expect(planAt({ freeTrialEndsAt: days(1) }, now)).toEqual({ tier: "trial", until: days(1) });
  expect(planAt({ freeTrialEndsAt: now }, now)).toEqual({ tier: null });
});

test("a free trial goes on beside a subscription that was never paid, and ends below one that is", () => {
  const freeTrialEndsAt = days(3);
  const incomplete = subscription({ status: "incomplete" });
  expect(planAt({ subscription: incomplete, freeTrialEndsAt }, now).tier).toBe("trial");
  const basic = subscription({ tier: "basis" });
  expect(planAt({ subscription: basic, freeTrialEndsAt }, now).tier).toBe("basis");
});

test("what an admin gave counts before everything", () => {
  const facts = {
    subscription: subscription({ tier: "basis" }),
    grantedTier: "enterprise",
  } as const;
  expect(planAt(facts, now)).toEqual({ tier: "enterprise" });
});
