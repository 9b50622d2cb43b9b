import { afterEach, beforeEach, expect, test } from "vitest";
import { openBillingWorld } from "../../../testing/shop/billing-world.ts";
import type { BillingWorld } from "../../../testing/shop/billing-world.ts";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import { signedIn } from "../../../testing/people/signed-in.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import type { Tier } from "@tc/domain";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { convergeAgency } from "../convergence/converge-agency.ts";
import { remindOfTrials } from "./remind-of-trials.ts";
import { settlePlan } from "../plan/settle-plan.ts";

const premium = { tier: "premium", period: "monthly" } as const;
const dayMs = 24 * 60 * 60 * 1000;

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

async function startFreeTrial(tier: Tier | null = null) {
  const agency = await makeAgency(database, { tier });
  const endsAt = new Date(world.standin.now().getTime() + 14 * dayMs);
  await inAgency(world.ctx, agency.agencyId, async (t) => {
    await t.db
      .insertInto("subscription")
      .values({ agency_id: agency.agencyId, free_trial_ends_at: endsAt })
      .execute();
    await settlePlan(t, agency.agencyId);
  });
  return { ...agency, endsAt };
}

async function activeMembers(agencyId: string) {
  const rows = await database.owner.db
    .selectFrom("member")
    .select("user_id")
    .where("agency_id", "=", agencyId)
    .where("deactivated_at", "is", null)
    .execute();
  return rows.map((row) => row.user_id).toSorted();
}

test("a trial without a card ends by itself, after two reminders that say so", async () => {
  const { agencyId, endsAt, owner } = await startFreeTrial();
  expect(await world.tierOf(agencyId)).toBe("trial");
  await world.pass(new Date(endsAt.getTime() - 3 * dayMs - 1000));
  expect(subjects()).toEqual([]);
  await world.pass(new Date(endsAt.getTime() - 1000), 8);
  expect(await world.tierOf(agencyId)).toBe("trial");
  await remindOfTrials(world.ctx);
  await world.doJobs();
  expect(world.ctx.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [owner.email, "Deine Testphase endet am 29.01.2026"],
    [owner.email, "Deine Testphase endet am 29.01.2026"],
  ]);
  expect(world.ctx.mails[0]?.text).toContain("es wird nichts abgebucht");
  await world.pass(endsAt);
  expect(await world.tierOf(agencyId)).toBeNull();
  expect((await world.rowOf(agencyId)).plan_changes_at).toBeNull();
});

test("who has bought a plan meanwhile is not reminded of a trial", async () => {
  const agency = await world.makeCustomer();
  await database.owner.db
    .updateTable("subscription")
    .set({ free_trial_ends_at: new Date("2026-01-20T09:00:00Z") })
    .execute();
  await world.order(agency, premium);
  await world.pass({ days: 6 });
  expect(subjects()).toEqual([]);
  expect(await world.tierOf(agency.agencyId)).toBe("premium");
});

test("a member who cancelled a trial with a card is not told of a charge", async () => {
  const agency = await world.makeCustomer();
  const { subscriptionId } = await world.order(agency, premium, { trialDays: 14 });
  await world.doJobs();
  const { trial_ends_at: endsAt } = await world.rowOf(agency.agencyId);
  await world.payments.endAt(crypto.randomUUID(), subscriptionId, endsAt);
  await world.pass({ days: 20 });
  expect(subjects()).toEqual([]);
  expect(await world.tierOf(agency.agencyId)).toBeNull();
  expect(await world.rowOf(agency.agencyId)).toMatchObject({ status: "canceled" });
});

test("a checkout without a card opens no trial", async () => {
  const agency = await world.makeCustomer();
  const { errorCode } = await world.order(agency, premium, {
    trialDays: 14,
    card: "4000000000000002",
  });
  expect(errorCode).toBe("card_declined");
  await world.doJobs();
  expect(await world.tierOf(agency.agencyId)).toBeNull();
});

test("a card known from another agency's trial ends this one, free of charge and with a mail", async () => {
  const card = "5555555555554444";
  const first = await world.makeCustomer();
  await world.order(first, premium, { trialDays: 14, card });
  await world.doJobs();
  const second = await world.makeCustomer();
  await world.order(second, premium, { trialDays: 14, card });
  await world.doJobs();
  expect(await world.tierOf(first.agencyId)).toBe("trial");
  expect(await world.tierOf(second.agencyId)).toBeNull();
  expect(await world.rowOf(second.agencyId)).toMatchObject({ status: "canceled" });
  await convergeAgency(world.ctx, second.agencyId);
  await world.pass({ days: 16 });
  const toSecond = world.ctx.mails.filter(({ to }) => to === second.owner.email);
  expect(toSecond.map(({ subject }) => subject)).toEqual(["Deine Testphase wurde beendet"]);
  const { invoices } = await world.payments.getCustomer(second.customerId);
  expect(invoices.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(0);
  expect(await world.tierOf(first.agencyId)).toBe("premium");
});

test("the same agency may bring its own card again", async () => {
  const agency = await world.makeCustomer();
  await world.order(agency, premium, { trialDays: 14 });
  await world.doJobs();
  await convergeAgency(world.ctx, agency.agencyId);
  expect(await world.tierOf(agency.agencyId)).toBe("trial");
  expect(subjects()).toEqual([]);
});

test("an end of a refused trial that the provider did not take at first is sent again", async () => {
  const card = "5555555555554444";
  const first = await world.makeCustomer();
  await world.order(first, premium, { trialDays: 14, card });
  await world.doJobs();
  const second = await world.makeCustomer();
  await world.order(second, premium, { trialDays: 14, card });
  world.standin.fail({ kind: "status", status: 500 }, { method: "DELETE" });
  expect(await world.doJobs()).toHaveLength(1);
  expect(await world.doJobs()).toEqual([]);
  expect(await world.rowOf(second.agencyId)).toMatchObject({ status: "canceled" });
  expect(subjects()).toEqual(["Deine Testphase wurde beendet"]);
});

test("a smaller plan keeps whom the owner chose, and the owner; the others are told of to the owner", async () => {
  const { agencyId, owner, endsAt } = await startFreeTrial();
  const ada = await makeMember(database, agencyId, { name: "Ada Ahorn" });
  const bea = await makeMember(database, agencyId, { name: "Bea Birke" });
  expect(await activeMembers(agencyId)).toHaveLength(3);
  await asOperator(world.ctx, async (t) => {
    await t.db
      .updateTable("subscription")
      .set({ granted_tier: "enterprise", keep_user_ids: [bea.userId] })
      .where("agency_id", "=", agencyId)
      .execute();
    await settlePlan(t, agencyId);
  });
  expect(await world.tierOf(agencyId)).toBe("enterprise");
  expect(await activeMembers(agencyId)).toHaveLength(3);
  await world.pass(endsAt);
  expect(await activeMembers(agencyId)).toHaveLength(3);
  for (let count = 0; count < 8; count++) await makeMember(database, agencyId);
  await asOperator(world.ctx, async (t) => {
    await t.db
      .updateTable("subscription")
      .set({ granted_tier: "premium" })
      .where("agency_id", "=", agencyId)
      .execute();
    await settlePlan(t, agencyId);
    await settlePlan(t, agencyId);
  });
  expect(await activeMembers(agencyId)).toEqual([owner.userId, bea.userId].toSorted());
  await world.doJobs();
  expect(subjects()).toEqual(["Zugänge in deinem Team sind deaktiviert"]);
  expect(world.ctx.mails[0]?.to).toBe(owner.email);
  expect(world.ctx.mails[0]?.text).toContain(ada.name);
  expect(world.ctx.mails[0]?.text).not.toContain(bea.name);
  expect((await world.rowOf(agencyId)).keep_user_ids).toBeNull();
});

test("without a choice those stay who joined first, and the others are signed out at once", async () => {
  const { agencyId, owner, endsAt } = await startFreeTrial();
  const member = await makeMember(database, agencyId);
  for (const { userId } of [owner, member]) await signedIn(world.ctx, { userId });
  const signedInUsers = async () => {
    const rows = await database.db.selectFrom("session").select("user_id").execute();
    return rows.map((row) => row.user_id).toSorted();
  };
  expect(await signedInUsers()).toEqual([owner.userId, member.userId].toSorted());
  await world.pass(endsAt);
  expect(await activeMembers(agencyId)).toEqual([owner.userId]);
  expect(await signedInUsers()).toEqual([owner.userId]);
});
