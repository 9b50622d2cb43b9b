import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeMember } from "../../../testing/people/make-agency.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { setTier } from "../../admin/set-tier.ts";
import { setDeletionDue } from "../../agency/agency.store.ts";
import { listAuditEvents } from "../../agency/list-audit-events.ts";
import { cancelSubscriptionOnDeletion } from "../../agency/request-deletion.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { changePlan } from "./change-plan.ts";
import { createCheckoutSession } from "../checkout/create-checkout-session.ts";
import { dropPlanChange } from "./drop-plan-change.ts";
import { endForDeletion } from "./end-for-deletion.ts";
import { getBilling } from "./get-billing.ts";
import { applyPaymentMethod, beginPaymentMethod } from "./payment-method.ts";
import { previewPlanChange } from "./preview-plan-change.ts";
import { resumeCommands } from "../orders/resume-commands.ts";
import { resumeSubscription } from "./resume-subscription.ts";
import { openShop, secretOf } from "../../../testing/shop/shop-world.ts";
import type { Customer, Shop } from "../../../testing/shop/shop-world.ts";

const basic = { tier: "basis", period: "monthly" } as const;
const premium = { tier: "premium", period: "monthly" } as const;
const premiumAnnual = { tier: "premium", period: "annual" } as const;
const hourMs = 60 * 60 * 1000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function subscriber(plan: typeof basic | typeof premium = basic): Promise<Customer> {
  const agency = await shop.newAgency();
  await shop.buy(agency, basic);
  if (plan.tier === "premium") await upgrade(agency);
  return agency;
}

async function upgrade(agency: Customer, ctx = agency.ctx) {
  const { computedFor } = await previewPlanChange(agency.ctx, premium);
  return changePlan(ctx, { ...premium, computedFor });
}

const setDeletionDueAt = ({ agencyId }: Customer, at: Date | null) =>
  inAgency(shop.ctx, agencyId, (t) => setDeletionDue(t, at));

const invoicesOf = async (agency: Customer) => (await shop.subscriptionsOf(agency)).invoices;
const later = (ms: number) => shop.standin.advance(new Date(shop.standin.now().getTime() + ms));

describe("an upgrade", () => {
  test("holds at once and costs to the cent what was shown, however often it is sent", async () => {
    const agency = await subscriber();
    await shop.pass({ days: 10 });
    const shown = await previewPlanChange(agency.ctx, premium);
    expect(shown).toMatchObject({ takesEffect: "now", seats: { limit: 3, over: 0 } });
    expect(shown.dueCents).toBeGreaterThan(0);
    // Time passes between the look and the click; the price is the one that was shown.
    await later(20 * 60_000);
    const order = { ...premium, computedFor: shown.computedFor };
    const before = await invoicesOf(agency);
    await Promise.all([changePlan(agency.ctx, order), changePlan(agency.ctx, order)]);
    await changePlan(agency.ctx, order);
    const after = await invoicesOf(agency);
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({
      status: "paid",
      totalCents: shown.dueCents,
      netCents: shown.netCents,
      taxCents: shown.taxCents,
    });
    expect(await shop.tierOf(agency.agencyId)).toBe("premium");
  });

  test("is charged once where the process dies after the provider's answer", async () => {
    const agency = await subscriber();
    const killed = shop.withPayments(agency, {
      changePlan: async (...parameters) => {
        await shop.payments.changePlan(...parameters);
        throw new Error("killed");
      },
    });
    const before = await invoicesOf(agency);
    await expect(upgrade(agency, killed)).rejects.toThrow("killed");
    await later(5 * 60_000);
    await resumeCommands(shop.ctx);
    await resumeCommands(shop.ctx);
    expect(await invoicesOf(agency)).toHaveLength(before.length + 1);
    expect(await shop.tierOf(agency.agencyId)).toBe("premium");
    expect((await shop.commandsOf(agency)).at(-1)).toEqual({
      kind: "change_plan",
      failure: null,
      isDone: true,
    });
  });

  test("is not undone by the smaller plan that waited, where the process died between both", async () => {
    const agency = await subscriber(premium);
    await changePlan(agency.ctx, { ...basic, computedFor: shop.standin.now().toISOString() });
    expect((await getBilling(agency.ctx)).subscription?.next).toMatchObject({ tier: "basis" });
    const { computedFor } = await previewPlanChange(agency.ctx, premiumAnnual);
    shop.standin.fail({ kind: "cut" }, { method: "POST", path: /release/, times: 2 });
    const order = changePlan(agency.ctx, { ...premiumAnnual, computedFor });
    await expect(order).rejects.toMatchObject({ code: "payments_unavailable" });
    await later(5 * 60_000);
    await resumeCommands(shop.ctx);
    expect((await shop.commandsOf(agency)).every(({ isDone }) => isDone)).toBe(true);
    const { subscription } = await getBilling(agency.ctx);
    expect(subscription).toMatchObject(premiumAnnual);
    expect(subscription?.next).toBeUndefined();
  });

  test("that never reached the provider is not charged behind its back", async () => {
    const agency = await subscriber();
    const { computedFor } = await previewPlanChange(agency.ctx, premium);
    const before = await invoicesOf(agency);
    shop.standin.goDown();
    const order = { ...premium, computedFor };
    await expect(changePlan(agency.ctx, order)).rejects.toMatchObject({
      code: "payments_unavailable",
    });
    shop.standin.comeBack();
    await later(hourMs);
    await resumeCommands(shop.ctx);
    expect(await invoicesOf(agency)).toHaveLength(before.length);
    expect(await shop.tierOf(agency.agencyId)).toBe("basis");
    // Ordered anew it is one.
    await upgrade(agency);
    expect(await invoicesOf(agency)).toHaveLength(before.length + 1);
  });

  test("whose card is declined changes nothing", async () => {
    const agency = await subscriber();
    const { subscriptions, defaultPaymentMethod } = await shop.subscriptionsOf(agency);
    const method = subscriptions[0]?.paymentMethod ?? defaultPaymentMethod;
    shop.standin.declineMethod(method!.id, "insufficient_funds");
    await expect(upgrade(agency)).rejects.toMatchObject({ code: "payment_refused" });
    expect(await shop.tierOf(agency.agencyId)).toBe("basis");
  });

  test("by a preview of yesterday is refused", async () => {
    const agency = await subscriber();
    const { computedFor } = await previewPlanChange(agency.ctx, premium);
    await later(2 * hourMs);
    const order = changePlan(agency.ctx, { ...premium, computedFor });
    await expect(order).rejects.toMatchObject({ code: "stale_version" });
  });
});

describe("a smaller plan", () => {
  test("waits for the period's end, and can be taken back", async () => {
    const agency = await subscriber(premium);
    const shown = await previewPlanChange(agency.ctx, basic);
    expect(shown).toMatchObject({ takesEffect: "period_end", dueCents: 0 });
    const order = { ...basic, computedFor: shown.computedFor };
    const taken = await changePlan(agency.ctx, order);
    expect(taken).toEqual({ takesEffect: "period_end", at: shown.at });
    await changePlan(agency.ctx, order);
    const { subscription } = await getBilling(agency.ctx);
    expect(subscription).toMatchObject({
      tier: "premium",
      next: { ...basic, from: shown.at },
      nextCharge: { at: shown.at, netCents: 11_900 },
    });
    await dropPlanChange(agency.ctx);
    await dropPlanChange(agency.ctx);
    expect((await getBilling(agency.ctx)).subscription?.next).toBeUndefined();
  });

  test("keeps whom the owner chose, and refuses people of other agencies like unknown ones", async () => {
    const agency = await subscriber(premium);
    const other = await shop.newAgency();
    const [older, chosen] = [
      await makeMember(shop.database, agency.agencyId),
      await makeMember(shop.database, agency.agencyId),
    ];
    const { computedFor, seats } = await previewPlanChange(agency.ctx, basic);
    expect(seats).toEqual({ limit: 1, over: 2 });
    for (const stranger of [other.owner.userId, crypto.randomUUID()]) {
      const order = { ...basic, computedFor, keepUserIds: [stranger] };
      await expect(changePlan(agency.ctx, order)).rejects.toMatchObject({ code: "not_found" });
    }
    await changePlan(agency.ctx, { ...basic, computedFor, keepUserIds: [chosen.userId] });
    expect((await shop.rowOf(agency.agencyId)).keep_user_ids).toEqual([chosen.userId]);
    expect(older.userId).not.toBe(chosen.userId);
  });
});

describe("a cancellation", () => {
  test("ends a month's subscription with the first period that ends 30 days later", async () => {
    const agency = await subscriber();
    const { subscription } = await getBilling(agency.ctx);
    await shop.pass({ days: 10 });
    const { endsAt } = await cancelSubscription(agency.ctx, {});
    const days = (Date.parse(endsAt) - shop.standin.now().getTime()) / (24 * hourMs);
    expect(days).toBeGreaterThanOrEqual(30);
    expect(days).toBeLessThan(61);
    expect(Date.parse(endsAt)).toBeGreaterThan(Date.parse(subscription!.periodEndsAt));
    // The first cancellation counts.
    await shop.pass({ days: 1 });
    expect(await cancelSubscription(agency.ctx, {})).toEqual({ endsAt });
    await resumeSubscription(agency.ctx);
    await resumeSubscription(agency.ctx);
    expect((await getBilling(agency.ctx)).subscription?.endsAt).toBeUndefined();
  });

  test("counts from when it was given, also where the provider is down", async () => {
    const agency = await subscriber();
    const subscriptionCancelledAt = shop.standin.now().toISOString();
    shop.standin.goDown();
    const { endsAt } = await cancelSubscription(agency.ctx, {});
    expect((await getBilling(agency.ctx)).subscription).toMatchObject({
      endsAt,
      subscriptionCancelledAt,
    });
    expect(await cancelSubscription(agency.ctx, {})).toEqual({ endsAt });
    shop.standin.comeBack();
    await later(hourMs);
    await resumeCommands(shop.ctx);
    const { subscriptions } = await shop.subscriptionsOf(agency);
    expect(subscriptions[0]?.endsAt?.toISOString()).toBe(endsAt);
    expect((await getBilling(agency.ctx)).subscription).toMatchObject({
      endsAt,
      subscriptionCancelledAt,
    });
  });

  test("is not there without a subscription", async () => {
    const agency = await shop.newAgency();
    await expect(cancelSubscription(agency.ctx, {})).rejects.toMatchObject({
      code: "no_subscription",
    });
  });
});

describe("the cancellation of a trial with a card", () => {
  const begin = async (card: string) => {
    const agency = await shop.newAgency();
    const yearly = { tier: "premium", period: "annual" } as const;
    const secret = await secretOf(createCheckoutSession(agency.ctx, shop.body(agency, yearly)));
    shop.standin.payer.confirm(secret, { card });
    await shop.standin.webhooks.settled();
    await shop.doJobs();
    expect(await shop.tierOf(agency.agencyId)).toBe("trial");
    return agency;
  };

  test("ends it with its last day, uncharged", async () => {
    const agency = await begin("4000056655665556");
    const { subscription } = await getBilling(agency.ctx);
    const { endsAt } = await cancelSubscription(agency.ctx, {});
    expect(endsAt).toBe(subscription?.trialEndsAt);
    await shop.pass({ days: 15 });
    expect(await shop.tierOf(agency.agencyId)).toBeNull();
    expect((await invoicesOf(agency)).filter(({ paidCents }) => paidCents > 0)).toEqual([]);
  });

  test("ends it at once where that is wished, which a paid plan does not", async () => {
    const agency = await begin("5555555555554444");
    await cancelSubscription(agency.ctx, { isAtOnce: true });
    expect(await shop.tierOf(agency.agencyId)).toBeNull();
    const paying = await subscriber();
    await expect(cancelSubscription(paying.ctx, { isAtOnce: true })).rejects.toMatchObject({
      code: "bad_request",
    });
  });
});

test("a plan given by an admin counts before the bought one, which holds again without it", async () => {
  const agency = await subscriber();
  await setTier(shop.ctx, agency.agencyId, "enterprise");
  expect(await shop.tierOf(agency.agencyId)).toBe("enterprise");
  expect((await getBilling(agency.ctx)).source).toBe("granted");
  await setTier(shop.ctx, agency.agencyId, null);
  expect(await shop.tierOf(agency.agencyId)).toBe("basis");
});

test("a cancellation after a waiting change costs what was shown before it, and keeps the change", async () => {
  const agency = await subscriber(premium);
  const body = { ...basic, computedFor: shop.standin.now().toISOString() };
  await changePlan(agency.ctx, body);
  const { subscription } = await getBilling(agency.ctx);
  expect(subscription?.ifCancelledNow).toMatchObject({
    charges: [{ at: subscription?.periodEndsAt, netCents: 11_900 }],
    voidsNext: false,
  });
  const { endsAt } = await cancelSubscription(agency.ctx, {});
  expect(endsAt).toBe(subscription?.ifCancelledNow.endsAt);
  await expect(dropPlanChange(agency.ctx)).rejects.toMatchObject({ code: "bad_request" });
  const before = await invoicesOf(agency);
  await shop.pass({ days: 70 });
  const charged = (await invoicesOf(agency)).slice(0, -before.length);
  expect(charged.map(({ netCents }) => netCents)).toEqual([11_900]);
  expect(await shop.tierOf(agency.agencyId)).toBe(null);
});

test("who ordered what is kept among the security events", async () => {
  const agency = await subscriber(premium);
  await cancelSubscription(agency.ctx, {});
  await resumeSubscription(agency.ctx);
  const { events } = await listAuditEvents(agency.ctx);
  const ordered = events.filter(({ kind }) => /^(?:plan|subscription)_/.test(kind));
  expect(ordered.map(({ kind }) => kind).toSorted()).toEqual([
    "plan_change_ordered",
    "plan_ordered",
    "subscription_cancellation_withdrawn",
    "subscription_cancelled",
  ]);
});

describe("another card", () => {
  test("is used from now on; one of another customer is like a missing one", async () => {
    const [agency, other] = [await subscriber(), await subscriber()];
    const begin = async (customer: Customer) => {
      const { client_secret: secret } = await beginPaymentMethod(customer.ctx);
      shop.standin.payer.confirm(secret, { card: "5555555555554444" });
      return { setupIntentId: secret.split("_secret_")[0] ?? "" };
    };
    const theirs = await begin(other);
    for (const foreign of [theirs, { setupIntentId: "seti_missing" }]) {
      const use = applyPaymentMethod(agency.ctx, foreign);
      await expect(use).rejects.toMatchObject({ code: "not_found" });
    }
    await applyPaymentMethod(agency.ctx, await begin(agency));
    expect((await getBilling(agency.ctx)).paymentMethod).toMatchObject({ last4: "4444" });
  });
});

describe("the end of an agency", () => {
  test("cancels with the request, once, and not again after it is taken back", async () => {
    const agency = await subscriber();
    const requestedAt = shop.standin.now();
    const due = new Date(requestedAt.getTime() + 30 * 24 * hourMs);
    await cancelSubscriptionOnDeletion(shop.ctx, agency);
    expect((await getBilling(agency.ctx)).subscription).not.toHaveProperty("endsAt");
    await setDeletionDueAt(agency, due);
    shop.standin.goDown();
    await expect(cancelSubscriptionOnDeletion(shop.ctx, agency)).rejects.toThrow();
    shop.standin.comeBack();
    await later(3 * hourMs);
    await cancelSubscriptionOnDeletion(shop.ctx, agency);
    const { subscription } = await getBilling(agency.ctx);
    expect(subscription).toMatchObject({ subscriptionCancelledAt: requestedAt.toISOString() });
    expect(subscription?.endsAt).toBeDefined();
    await cancelSubscriptionOnDeletion(shop.ctx, agency);
    expect((await shop.commandsOf(agency)).filter(({ kind }) => kind === "end_at")).toHaveLength(1);
  });

  test("before the end of its trial costs nothing", async () => {
    const agency = await shop.newAgency();
    const body = shop.body(agency, premium, { trial_eligible: true });
    shop.standin.payer.confirm(await secretOf(createCheckoutSession(agency.ctx, body)), {});
    await shop.standin.webhooks.settled();
    await shop.doJobs();
    await setDeletionDueAt(agency, new Date(shop.standin.now().getTime() + 30 * 24 * hourMs));
    await cancelSubscriptionOnDeletion(shop.ctx, agency);
    await shop.pass({ days: 20 });
    const { subscriptions, invoices } = await shop.subscriptionsOf(agency);
    expect(subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
    expect(invoices.filter(({ totalCents }) => totalCents > 0)).toEqual([]);
  });

  test("ends its subscription first, and waits where the provider is down", async () => {
    const agency = await subscriber();
    shop.standin.goDown();
    await expect(endForDeletion(shop.ctx, agency.agencyId)).rejects.toThrow();
    shop.standin.comeBack();
    await endForDeletion(shop.ctx, agency.agencyId);
    const { subscriptions } = await shop.subscriptionsOf(agency);
    expect(subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
  });
});
