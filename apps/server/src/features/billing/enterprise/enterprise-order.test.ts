import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { PaymentsError } from "../../../ports/payments.ts";
import { adminActor } from "../../../testing/people/admin-actor.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import { openShop, secretOf } from "../../../testing/shop/shop-world.ts";
import type { Customer, Shop } from "../../../testing/shop/shop-world.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { setTier } from "../../admin/set-tier.ts";
import { createCheckoutSession } from "../checkout/create-checkout-session.ts";
import { resumeCommands } from "../orders/resume-commands.ts";
import { cancelSubscription } from "../subscription/cancel-subscription.ts";
import { changePlan } from "../subscription/change-plan.ts";
import { getBilling } from "../subscription/get-billing.ts";
import { previewPlanChange } from "../subscription/preview-plan-change.ts";
import { getEnterpriseOrder } from "./get-enterprise-order.ts";
import { placeEnterpriseOrder } from "./place-enterprise-order.ts";
import { previewEnterpriseOrder } from "./preview-enterprise-order.ts";
import type { Sale } from "./sale.ts";

const basicMonthly = { tier: "basis", period: "monthly" } as const;
const premiumMonthly = { tier: "premium", period: "monthly" } as const;
const premiumAnnual = { tier: "premium", period: "annual" } as const;
/** 270 € a month instead of 299 */
const agreed: Sale = { period: "annual", netCents: 324_000, daysUntilDue: 14, start: "now" };
const recipient = {
  company: "Nordlicht GmbH",
  contact: "Jana Nord",
  email: "buchhaltung@nordlicht.example",
  street: "Domkloster",
  houseNumber: "4",
  postalCode: "50667",
  city: "Köln",
};

let shop: Shop;
let stripe: Stripe;
let admin: TestContext;
beforeAll(async () => {
  shop = await openShop();
  stripe = new Stripe(shop.standin.secretKey, { ...shop.standin.connection, telemetry: false });
  const user = await makeUser(shop.database, { isAdmin: true });
  admin = shop.contextOf({ actor: adminActor(user) });
});
afterAll(() => shop.close());

const settled = async () => {
  await shop.standin.webhooks.settled();
  await shop.doJobs();
};

async function order({ agencyId }: Customer, sale: Sale = agreed, ctx = admin) {
  const { computedFor } = await previewEnterpriseOrder(admin, agencyId, sale);
  return placeEnterpriseOrder(ctx, agencyId, { ...sale, recipient, computedFor });
}

/** Premium by the month, bought as an upgrade: the first order of Premium would be a trial. */
async function subscriber(name?: string): Promise<Customer> {
  const agency = await shop.newAgency(name === undefined ? {} : { name });
  await shop.buy(agency, basicMonthly);
  const { computedFor } = await previewPlanChange(agency.ctx, premiumMonthly);
  await changePlan(agency.ctx, { ...premiumMonthly, computedFor });
  return agency;
}

/** What the provider itself says, in the words of our ledger. */
async function providerLedger(customer: string) {
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  const [subscription] = data;
  const [item] = subscription?.items.data ?? [];
  const { data: invoices } = await stripe.invoices.list({ customer, limit: 100 });
  return {
    subscription: {
      id: subscription?.id,
      status: subscription?.status,
      netCents: item?.price.unit_amount,
      isInvoiced: subscription?.collection_method === "send_invoice",
      periodEndsAt: (item?.current_period_end ?? 0) * 1000,
    },
    invoices: invoices
      .map(({ id, status, total, amount_paid: paid, due_date: due }) => ({
        id,
        status: status as string,
        totalCents: total,
        paidCents: paid,
        dueAt: due === null ? null : due * 1000,
      }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

async function ourLedger(agencyId: string) {
  const row = await shop.rowOf(agencyId);
  const invoices = await asOperator(shop.ctx, (t) =>
    t.db.selectFrom("invoice").selectAll().where("agency_id", "=", agencyId).execute(),
  );
  return {
    subscription: {
      id: row.subscription_id,
      status: row.status,
      netCents: row.net_cents,
      isInvoiced: row.is_invoiced,
      periodEndsAt: row.period_ends_at?.getTime(),
    },
    invoices: invoices
      .map(({ id, status, total_cents: total, paid_cents: paid, due_at: due }) => ({
        id,
        status: status as string,
        totalCents: Number(total),
        paidCents: Number(paid),
        dueAt: due?.getTime() ?? null,
      }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/** The ledger after a step: the same here and there. */
async function ledgerOf({ agencyId }: Customer) {
  await settled();
  const ours = await ourLedger(agencyId);
  const { customer_id: customer } = await shop.rowOf(agencyId);
  expect(ours).toEqual(await providerLedger(customer ?? ""));
  return { ...ours, tier: await shop.tierOf(agencyId) };
}

const payByTransfer = async (id: string | undefined) => {
  await stripe.invoices.pay(id ?? "", { paid_out_of_band: true });
};
const openInvoiceOf = ({ invoices }: Awaited<ReturnType<typeof ourLedger>>) =>
  invoices.find(({ status }) => status === "open");

test("an order, its invoice, the payment, a downgrade, an open invoice and the end: both ledgers are equal after every step", async () => {
  const agency = await subscriber("Nordlicht");
  const { agencyId } = agency;
  await shop.pass({ days: 10 });
  expect(await ledgerOf(agency)).toMatchObject({
    tier: "premium",
    subscription: { netCents: 18_900 },
  });

  // Granted and invoiced: what is left of the paid month is credited, and it costs what was shown.
  const shown = await previewEnterpriseOrder(admin, agencyId, agreed);
  expect(shown.netCents).toBeLessThan(agreed.netCents);
  expect(shown.netCents).toBeGreaterThan(agreed.netCents - 18_900);
  await order(agency);
  const ordered = await ledgerOf(agency);
  expect(ordered).toMatchObject({
    tier: "enterprise",
    subscription: { status: "active", netCents: 324_000, isInvoiced: true },
  });
  const bill = openInvoiceOf(ordered);
  expect(bill?.totalCents).toBe(shown.dueCents);
  const day = 24 * 60 * 60 * 1000;
  expect(bill?.dueAt).toBe(shop.standin.now().getTime() + 14 * day);
  expect(await shop.rowOf(agencyId)).toMatchObject({ tier: "enterprise", period: "annual" });

  // Paid by transfer.
  await payByTransfer(bill?.id);
  const paid = await ledgerOf(agency);
  expect(openInvoiceOf(paid)).toBeUndefined();
  expect(paid.tier).toBe("enterprise");

  // The owner goes down to Premium: from the end of the year on.
  const { computedFor } = await previewPlanChange(agency.ctx, premiumAnnual);
  expect(await changePlan(agency.ctx, { ...premiumAnnual, computedFor })).toMatchObject({
    takesEffect: "period_end",
  });
  expect((await getBilling(agency.ctx)).subscription).toMatchObject({
    netCents: 324_000,
    next: { tier: "premium", netCents: 178_800 },
    nextCharge: { netCents: 178_800 },
  });
  await shop.pass({ days: 366 }, 24 * 61);
  const down = await ledgerOf(agency);
  expect(down).toMatchObject({
    tier: "premium",
    subscription: { status: "active", netCents: 178_800, isInvoiced: true },
  });

  // Its invoice stays open: the grace counts from the day it was due.
  await shop.pass({ days: 15 });
  expect(await ledgerOf(agency)).toMatchObject({
    tier: "premium",
    subscription: { status: "past_due" },
  });
  const { unpaid_since: since } = await shop.rowOf(agencyId);
  expect(since?.getTime()).toBe(openInvoiceOf(down)?.dueAt);
  await shop.pass({ days: 14 });
  expect((await ledgerOf(agency)).tier).toBeNull();
  await payByTransfer(openInvoiceOf(down)?.id);
  expect(await ledgerOf(agency)).toMatchObject({
    tier: "premium",
    subscription: { status: "active" },
  });

  // The end by cancellation.
  const { endsAt } = await cancelSubscription(agency.ctx, {});
  await shop.pass(new Date(endsAt), 24 * 61);
  await shop.pass({ days: 1 });
  expect(await ledgerOf(agency)).toMatchObject({
    tier: null,
    subscription: { status: "canceled" },
  });
});

test("an agency without a subscription gets one, whatever tier was set by hand; ordered twice at once it is one", async () => {
  const agency = await shop.newAgency();
  const { agencyId } = agency;
  await setTier(admin, agencyId, "enterprise");
  const preview = await previewEnterpriseOrder(admin, agencyId, agreed);
  expect(preview).toMatchObject({ takesEffect: "now", netCents: 324_000 });
  const body = { ...agreed, recipient, computedFor: preview.computedFor };
  await Promise.all([
    placeEnterpriseOrder(admin, agencyId, body),
    placeEnterpriseOrder(admin, agencyId, body),
  ]);
  await placeEnterpriseOrder(admin, agencyId, body);
  const ledger = await ledgerOf(agency);
  expect(ledger).toMatchObject({ tier: "enterprise", invoices: [{ status: "open" }] });
  // From now on the invoice decides about the plan.
  expect((await shop.rowOf(agencyId)).granted_tier).toBeNull();
  const { customer_id: customer } = await shop.rowOf(agencyId);
  const { data } = await stripe.events.list({ limit: 100, type: "invoice.sent" });
  const sent = data.filter(
    ({ data: { object } }) => "customer" in object && object.customer === customer,
  );
  expect(sent).toHaveLength(1);
  const kinds = await asOperator(shop.ctx, (t) =>
    t.db.selectFrom("audit_event").select("kind").where("agency_id", "=", agencyId).execute(),
  );
  expect(kinds.filter(({ kind }) => kind === "plan_ordered")).toHaveLength(1);
  const letters = await asOperator(shop.ctx, (t) =>
    t.db
      .selectFrom("business_letter")
      .select("content")
      .where("agency_id", "=", agencyId)
      .execute(),
  );
  expect(JSON.stringify(letters)).toContain("Enterprise, jährlich 3.240,00");
});

test("an order for the end of the period leaves the running plan alone until then", async () => {
  const agency = await subscriber();
  const sale: Sale = { ...agreed, start: "period_end" };
  const { at } = await order(agency, sale);
  await order(agency, sale);
  expect(await ledgerOf(agency)).toMatchObject({
    tier: "premium",
    subscription: { netCents: 18_900, isInvoiced: false },
  });
  expect(await getEnterpriseOrder(admin, agency.agencyId)).toMatchObject({
    subscription: { next: { tier: "enterprise", netCents: 324_000, from: at } },
  });
  await shop.pass(new Date(at), 24 * 7);
  await shop.pass({ days: 1 });
  const ledger = await ledgerOf(agency);
  expect(ledger).toMatchObject({
    tier: "enterprise",
    subscription: { netCents: 324_000, isInvoiced: true },
  });
  expect(openInvoiceOf(ledger)?.dueAt).toBeGreaterThan(new Date(at).getTime());
});

test("a tier set by hand holds until the sold period begins, and one that is set later stays", async () => {
  const agency = await subscriber();
  const { agencyId } = agency;
  await shop.pass({ days: 1 });
  const { at } = await order(agency, { ...agreed, start: "period_end" });
  await setTier(admin, agencyId, "enterprise");
  await shop.pass({ days: 1 });
  expect(await ledgerOf(agency)).toMatchObject({
    tier: "enterprise",
    subscription: { netCents: 18_900 },
  });
  await shop.pass(new Date(at), 24 * 7);
  await shop.pass({ days: 1 });
  expect((await ledgerOf(agency)).subscription.netCents).toBe(324_000);
  expect((await shop.rowOf(agencyId)).granted_tier).toBeNull();

  await setTier(admin, agencyId, "premium");
  await shop.pass({ days: 30 }, 24 * 15);
  expect(await ledgerOf(agency)).toMatchObject({
    tier: "premium",
    subscription: { status: "past_due" },
  });
  // Ordered once more, the invoice decides: its grace is over.
  await placeEnterpriseOrder(admin, agencyId, { ...agreed, recipient, computedFor: at });
  expect((await ledgerOf(agency)).tier).toBeNull();
});

test("where the provider cannot say what became of an order, the tier set by hand holds until it does", async () => {
  const agency = await shop.newAgency();
  const { agencyId } = agency;
  await setTier(admin, agencyId, "enterprise");
  let isSent = false;
  const silent = shop.contextOf({
    actor: admin.actor,
    ports: {
      payments: {
        ...shop.payments,
        subscribe: async (...parameters) => {
          isSent = true;
          return shop.payments.subscribe(...parameters);
        },
        getCustomer: async (id) => {
          if (isSent) throw new PaymentsError("no answer", { isRetryable: true });
          return shop.payments.getCustomer(id);
        },
      },
    },
  });
  await order(agency, agreed, silent);
  expect(await shop.tierOf(agencyId)).toBe("enterprise");
  expect(await ledgerOf(agency)).toMatchObject({
    tier: "enterprise",
    invoices: [{ status: "open" }],
  });
  expect((await shop.rowOf(agencyId)).granted_tier).toBeNull();
});

test("an order that is charged to the stored method at the list's price is paid at once", async () => {
  const agency = await subscriber();
  await order(agency, { period: "monthly", netCents: 37_900, start: "now" });
  const ledger = await ledgerOf(agency);
  expect(ledger).toMatchObject({
    tier: "enterprise",
    subscription: { netCents: 37_900, isInvoiced: false },
  });
  expect(openInvoiceOf(ledger)).toBeUndefined();
});

test("an order whose process died after the provider's answer is finished once, and only its invoice decides about the plan", async () => {
  const agency = await shop.newAgency();
  await setTier(admin, agency.agencyId, "enterprise");
  const killed = shop.contextOf({
    actor: admin.actor,
    ports: {
      payments: {
        ...shop.payments,
        subscribe: async (...parameters) => {
          await shop.payments.subscribe(...parameters);
          throw new Error("killed");
        },
      },
    },
  });
  await expect(order(agency, agreed, killed)).rejects.toThrow("killed");
  await shop.pass({ days: 2 });
  await resumeCommands(shop.ctx);
  expect(await ledgerOf(agency)).toMatchObject({
    tier: "enterprise",
    invoices: [{ status: "open" }],
  });
  expect((await shop.commandsOf(agency)).every(({ isDone }) => isDone)).toBe(true);
  await shop.pass({ days: 30 }, 24 * 15);
  expect((await ledgerOf(agency)).tier).toBeNull();
});

test("a checkout that waits for its payment is ended, so that nobody pays twice", async () => {
  const agency = await shop.newAgency();
  await secretOf(createCheckoutSession(agency.ctx, shop.body(agency, basicMonthly)));
  await order(agency);
  await settled();
  const { subscriptions } = await shop.subscriptionsOf(agency);
  expect(subscriptions.map(({ status }) => status).toSorted()).toEqual([
    "active",
    "incomplete_expired",
  ]);
  expect(await shop.tierOf(agency.agencyId)).toBe("enterprise");
});

test("what cannot be is refused before anything is sent", async () => {
  const bare = await shop.newAgency();
  const later: Sale = { ...agreed, start: "period_end" };
  await expect(order(bare, later)).rejects.toMatchObject({ code: "bad_request" });
  const agency = await subscriber();
  const { computedFor } = await previewEnterpriseOrder(admin, agency.agencyId, agreed);
  await shop.standin.advance(new Date(shop.standin.now().getTime() + 2 * 60 * 60 * 1000));
  const stale = placeEnterpriseOrder(admin, agency.agencyId, { ...agreed, recipient, computedFor });
  await expect(stale).rejects.toMatchObject({ code: "stale_version" });
  await cancelSubscription(agency.ctx, {});
  await expect(order(agency)).rejects.toMatchObject({ code: "bad_request" });
  expect(await getEnterpriseOrder(admin, agency.agencyId)).toMatchObject({ notNow: "cancelled" });
  const gone = previewEnterpriseOrder(admin, crypto.randomUUID(), agreed);
  await expect(gone).rejects.toMatchObject({ code: "not_found" });
});
