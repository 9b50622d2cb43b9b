import { endAfterCancellation } from "@tc/domain";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBillingWorld } from "../../../testing/shop/billing-world.ts";
import type { BillingWorld } from "../../../testing/shop/billing-world.ts";
import { makeMember } from "../../../testing/people/make-agency.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { convergeAgency } from "../convergence/converge-agency.ts";
import { changeSubscription } from "../convergence/subscription.store.ts";

let database: TestDatabase;
let world: BillingWorld;
beforeEach(async () => {
  database = await createTestDatabase();
  world = await openBillingWorld(database);
});
afterEach(async () => {
  await world.close();
  await database.drop();
});

const command = () => crypto.randomUUID();

/** Our invoices, oldest first: status, net, VAT, paid. */
async function invoicesOf(agencyId: string) {
  const { rows } = await sql<Record<"net" | "tax" | "paid", string> & { status: string }>`
    select status, net_cents as net, tax_cents as tax, paid_cents as paid from invoice
    where agency_id = ${agencyId} order by created_at, id`.execute(database.owner.db);
  return rows.map(({ status, net, tax, paid }) => [status, Number(net), Number(tax), Number(paid)]);
}

/** What the provider's bank took from a customer, asked behind our adapter's back. */
async function takenFrom(customerId: string): Promise<number> {
  const { url, secretKey } = world.standin;
  const answer = await fetch(`${url}/v1/invoices?customer=${customerId}&limit=100`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  const { data } = (await answer.json()) as { data: { amount_paid: number }[] };
  return data.reduce((sum, { amount_paid: paid }) => sum + paid, 0);
}

const subjectsTo = (email: string) =>
  world.ctx.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

async function ourTotal(agencyId: string) {
  return (await invoicesOf(agencyId)).reduce((sum, [, , , paid]) => sum + Number(paid), 0);
}

test("a year: trial, paid, upgrade, failed payment, recovery, cancellation, end", async () => {
  const { standin, payments } = world;
  const agency = await world.makeCustomer();
  const { agencyId, customerId, owner } = agency;
  const booked = await world.order(
    agency,
    { tier: "premium", period: "monthly" },
    { trialDays: 14 },
  );
  const { subscriptionId } = booked;
  await world.doJobs();

  // The trial, with two reminders.
  expect(await world.tierOf(agencyId)).toBe("trial");
  expect(await invoicesOf(agencyId)).toEqual([["paid", 0, 0, 0]]);
  await world.pass(new Date("2026-01-29T08:00:00Z"));
  expect(subjectsTo(owner.email)).toEqual([
    "Deine Testphase endet am 29.01.2026",
    "Deine Testphase endet am 29.01.2026",
  ]);
  expect(world.ctx.mails.at(-1)?.text).toMatch(/Premium, monatlich 189,00\s€ zzgl\. USt\./);
  expect(await takenFrom(customerId)).toBe(0);

  // It goes over into a paid month.
  const firstMonth = ["paid", 18_900, 3_591, 22_491];
  await world.pass(new Date("2026-01-30T08:00:00Z"));
  expect(await world.tierOf(agencyId)).toBe("premium");
  expect(await invoicesOf(agencyId)).toEqual([["paid", 0, 0, 0], firstMonth]);

  // More is bought at once, for what was shown.
  await world.pass(new Date("2026-02-10T08:00:00Z"));
  const enterprise = { tier: "enterprise", period: "monthly" } as const;
  const preview = await payments.previewChange(subscriptionId, enterprise, standin.now());
  const { computedFor } = preview;
  await payments.changePlan(command(), { subscriptionId, plan: enterprise, computedFor });
  await convergeAgency(world.ctx, agencyId);
  expect(await world.tierOf(agencyId)).toBe("enterprise");
  const upgrade = ["paid", preview.netCents, preview.taxCents, preview.dueCents];
  expect(preview.dueCents).toBeGreaterThan(0);
  const until = [["paid", 0, 0, 0], firstMonth, upgrade];
  expect(await invoicesOf(agencyId)).toEqual(until);
  const colleague = await makeMember(database, agencyId);

  // The card is refused: the plan goes on, and the owner hears of it.
  standin.declineMethod(booked.paymentMethod!, "insufficient_funds");
  const mailsBefore = subjectsTo(owner.email).length;
  await world.pass(new Date("2026-03-12T12:00:00Z"));
  expect(await world.tierOf(agencyId)).toBe("enterprise");
  expect(await invoicesOf(agencyId)).toEqual([...until, ["open", 37_900, 7_201, 0]]);
  expect((await world.rowOf(agencyId)).unpaid_since?.toISOString()).toBe(
    "2026-02-28T10:00:00.000Z",
  );
  expect(subjectsTo(owner.email).slice(mailsBefore)).toEqual([
    "Deine Zahlung hat nicht geklappt",
    "Deine Rechnung ist noch offen",
    "Dein Tarif endet in zwei Tagen",
  ]);

  // Another card pays what is open.
  const secret = await payments.beginPaymentMethod(command(), customerId);
  standin.payer.confirm(secret, { card: "5555555555554444" });
  const setupIntentId = secret.split("_secret_")[0]!;
  await payments.usePaymentMethod(command(), { customerId, setupIntentId });
  await standin.webhooks.settled();
  await world.doJobs();
  const month = ["paid", 37_900, 7_201, 45_101];
  expect(await invoicesOf(agencyId)).toEqual([...until, month]);
  expect((await world.rowOf(agencyId)).unpaid_since).toBeNull();
  expect(subjectsTo(owner.email).at(-1)).toBe("Deine Zahlung ist angekommen");

  // Notice in May: the end of the period after thirty days.
  await world.pass(new Date("2026-05-10T12:00:00Z"));
  expect(await invoicesOf(agencyId)).toEqual([...until, month, month, month]);
  const row = await world.rowOf(agencyId);
  const running = { anchor: row.anchor!, period: row.period!, endsAt: row.period_ends_at! };
  const endsAt = endAfterCancellation(running, standin.now());
  expect(endsAt.toISOString()).toBe("2026-06-29T09:00:00.000Z");
  await payments.endAt(command(), subscriptionId, endsAt);
  await inAgency(world.ctx, agencyId, (t) =>
    changeSubscription(t, agencyId, { subscription_cancelled_at: standin.now() }),
  );
  await convergeAgency(world.ctx, agencyId);
  expect(await world.rowOf(agencyId)).toMatchObject({ ends_at: endsAt, status: "active" });
  await world.pass(new Date("2026-06-29T08:00:00Z"));
  expect(await world.tierOf(agencyId)).toBe("enterprise");

  // The end: nothing more is charged, the team shrinks to its owner.
  await world.pass(new Date("2027-01-15T09:00:00Z"), 24 * 7);
  expect(await world.tierOf(agencyId)).toBeNull();
  expect(await world.rowOf(agencyId)).toMatchObject({ status: "canceled", ends_at: endsAt });
  expect(await invoicesOf(agencyId)).toEqual([...until, month, month, month, month]);
  expect(await ourTotal(agencyId)).toBe(await takenFrom(customerId));
  expect(subjectsTo(owner.email).at(-1)).toBe("Zugänge in deinem Team sind deaktiviert");
  expect(world.ctx.mails.at(-1)?.text).toContain(colleague.name);
});

test("a year by direct debit: the plan is there while the money takes its days", async () => {
  const { standin } = world;
  const agency = await world.makeCustomer();
  const { agencyId, customerId } = agency;
  await world.order(
    agency,
    { tier: "premium", period: "annual" },
    { iban: "DE89370400440532013000" },
  );
  await world.doJobs();
  expect(await world.tierOf(agencyId)).toBe("premium");
  expect(await world.rowOf(agencyId)).toMatchObject({ is_first_payment_processing: true });
  expect(await invoicesOf(agencyId)).toEqual([["open", 178_800, 33_972, 0]]);
  expect(await takenFrom(customerId)).toBe(0);

  await world.pass({ days: 10 });
  const year = ["paid", 178_800, 33_972, 212_772];
  expect(await invoicesOf(agencyId)).toEqual([year]);
  expect(await world.rowOf(agencyId)).toMatchObject({ is_first_payment_processing: false });

  await world.pass(new Date("2027-01-30T09:00:00Z"), 24 * 7);
  expect(await invoicesOf(agencyId)).toEqual([year, year]);
  expect(await takenFrom(customerId)).toBe(2 * 212_772);
  expect(await world.tierOf(agencyId)).toBe("premium");
  expect((await world.rowOf(agencyId)).period_ends_at?.toISOString()).toBe(
    "2028-01-15T09:00:00.000Z",
  );
  expect(world.ctx.mails).toEqual([]);
  expect(standin.now().toISOString()).toBe("2027-01-30T09:00:00.000Z");
});
