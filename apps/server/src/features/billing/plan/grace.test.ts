import { afterEach, beforeEach, expect, test } from "vitest";
import { openBillingWorld } from "../../../testing/shop/billing-world.ts";
import type { BillingWorld } from "../../../testing/shop/billing-world.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { convergeAgency } from "../convergence/converge-agency.ts";
import { remindOfPayment } from "../dunning/remind-of-payment.ts";

const monthly = { tier: "basis", period: "monthly" } as const;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

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

const subjects = () => world.ctx.mails.map(({ subject }) => subject);

/** A subscription whose first month is paid and whose card is refused from now on. */
async function fallBehind() {
  const agency = await world.makeCustomer();
  const { paymentMethod } = await world.order(agency, monthly);
  await world.doJobs();
  world.standin.declineMethod(paymentMethod!, "insufficient_funds");
  // Nothing is due before the second month begins.
  await world.pass(new Date("2026-02-15T09:00:00Z"), 31 * 24);
  await world.pass(new Date("2026-02-15T11:00:00Z"));
  const since = (await world.rowOf(agency.agencyId)).unpaid_since!;
  return { ...agency, since };
}

async function payWithAnotherCard(customerId: string) {
  const secret = await world.payments.beginPaymentMethod(crypto.randomUUID(), customerId);
  world.standin.payer.confirm(secret, {});
  const setupIntentId = secret.split("_secret_")[0]!;
  await world.payments.usePaymentMethod(crypto.randomUUID(), { customerId, setupIntentId });
  await world.standin.webhooks.settled();
}

test("without payment the plan holds for fourteen days and not an hour longer", async () => {
  const { agencyId, owner, since } = await fallBehind();
  expect(since.toISOString()).toBe("2026-02-15T10:00:00.000Z");
  const graceEndsAt = new Date(since.getTime() + 14 * dayMs);
  await world.pass(new Date(graceEndsAt.getTime() - hourMs));
  expect(await world.tierOf(agencyId)).toBe("basis");
  await world.pass(graceEndsAt);
  expect(await world.tierOf(agencyId)).toBeNull();
  await world.pass({ days: 20 });
  expect(await world.tierOf(agencyId)).toBeNull();
  expect(subjects()).toEqual([
    "Deine Zahlung hat nicht geklappt",
    "Deine Rechnung ist noch offen",
    "Dein Tarif endet in zwei Tagen",
    "Dein Tarif ist beendet",
  ]);
  expect(world.ctx.mails.every(({ to }) => to === owner.email)).toBe(true);
  expect(world.ctx.mails[0]?.text).toContain("endet aber am 01.03.2026 um 11:00 Uhr");
});

test("who pays after the grace has the plan again at once", async () => {
  const { agencyId, customerId } = await fallBehind();
  await world.pass({ days: 15 });
  expect(await world.tierOf(agencyId)).toBeNull();
  await payWithAnotherCard(customerId);
  await world.doJobs();
  expect(await world.tierOf(agencyId)).toBe("basis");
  expect(subjects().at(-1)).toBe("Deine Zahlung ist angekommen");
});

test("each mail is sent once, however often the jobs are done", async () => {
  const { agencyId } = await fallBehind();
  for (let time = 0; time < 3; time++) {
    await convergeAgency(world.ctx, agencyId);
    await remindOfPayment(world.ctx);
    await world.doJobs();
  }
  expect(subjects()).toEqual(["Deine Zahlung hat nicht geklappt"]);
});

test("a mail that waited while the invoice was paid is not sent", async () => {
  const { agencyId, customerId } = await fallBehind();
  const before = subjects().length;
  await world.standin.advance({ days: 7 });
  await remindOfPayment(world.ctx);
  expect((await world.rowOf(agencyId)).dunned_step).toBe(2);
  await payWithAnotherCard(customerId);
  await convergeAgency(world.ctx, agencyId);
  await world.doJobs();
  expect(subjects().slice(before)).toEqual(["Deine Zahlung ist angekommen"]);
});

test("a first direct debit that comes back: grace from that day, then no plan", async () => {
  const agency = await world.makeCustomer();
  await world.order(agency, monthly, { iban: "DE62370400440532013001" });
  await world.doJobs();
  expect(await world.tierOf(agency.agencyId)).toBe("basis");
  await world.pass({ days: 9 });
  const { unpaid_since: since, is_first_payment_processing: isProcessing } = await world.rowOf(
    agency.agencyId,
  );
  expect(isProcessing).toBe(false);
  expect(since?.toISOString().slice(0, 10)).toBe("2026-01-22");
  expect(await world.tierOf(agency.agencyId)).toBe("basis");
  await world.pass(new Date(since!.getTime() + 14 * dayMs));
  expect(await world.tierOf(agency.agencyId)).toBeNull();
});

test("where a direct debit activates only with its money, the plan is there before", async () => {
  await world.close();
  world = await openBillingWorld(database, { account: { debitActivates: "on_settlement" } });
  const agency = await world.makeCustomer();
  await world.order(agency, monthly, { iban: "DE89370400440532013000" });
  await world.doJobs();
  expect(await world.rowOf(agency.agencyId)).toMatchObject({
    status: "incomplete",
    is_first_payment_processing: true,
  });
  expect(await world.tierOf(agency.agencyId)).toBe("basis");
  await world.pass({ days: 9 });
  expect(await world.rowOf(agency.agencyId)).toMatchObject({ status: "active" });
  expect(await world.tierOf(agency.agencyId)).toBe("basis");
});

test("a card that is refused at the checkout opens nothing and reminds nobody", async () => {
  const agency = await world.makeCustomer();
  const { errorCode } = await world.order(agency, monthly, { card: "4000000000009995" });
  expect(errorCode).toBe("card_declined");
  await world.pass({ days: 30 });
  expect(await world.tierOf(agency.agencyId)).toBeNull();
  expect(subjects()).toEqual([]);
});

test("the provider ends what was not paid before our grace is over: the owner is told once", async () => {
  await world.close();
  world = await openBillingWorld(database, { account: { afterDunning: "cancel" } });
  const { agencyId } = await fallBehind();
  await world.pass({ days: 20 });
  expect(await world.rowOf(agencyId)).toMatchObject({ status: "canceled", unpaid_since: null });
  expect(await world.tierOf(agencyId)).toBeNull();
  expect(subjects().filter((subject) => subject === "Dein Tarif ist beendet")).toHaveLength(1);
  expect(subjects()).not.toContain("Deine Zahlung ist angekommen");
});

test("an old debt does not take the plan from who has paid for a new subscription", async () => {
  await world.close();
  world = await openBillingWorld(database, { account: { afterDunning: "cancel" } });
  const agency = await fallBehind();
  await world.pass({ days: 20 });
  expect(await world.tierOf(agency.agencyId)).toBeNull();
  await world.order(agency, { tier: "premium", period: "monthly" });
  await world.doJobs();
  expect(await world.tierOf(agency.agencyId)).toBe("premium");
  expect((await world.rowOf(agency.agencyId)).unpaid_since).toBeNull();
});
