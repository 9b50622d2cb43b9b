import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { registerAndMail, visitorContext } from "../../../testing/people/sign-up.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { confirmEmail } from "../confirmation/confirm-email.ts";
import { sweepAccounts } from "./sweep-accounts.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const registeredAt = new Date("2026-10-01T10:00:00Z");
const after = (days: number) => new Date(registeredAt.getTime() + days * 86_400_000);
const sweep = (now: Date) => sweepAccounts(testContext(database, { now }));
const readUsers = async () => {
  const rows = await database.owner.db.selectFrom("user_account").select("email").execute();
  return rows.map(({ email }) => email).filter((it) => it.endsWith("@fegen.example"));
};
const count = async (table: string) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int from ${sql.table(table)}`.execute(database.owner.db);
  return rows[0]!.count;
};

it("deletes registrations nobody confirmed for thirty days, with all that hangs on them", async () => {
  const ctx = visitorContext(database, { now: registeredAt });
  const confirmed = await registerAndMail(database, ctx, { email: "ja@fegen.example" });
  await confirmEmail(ctx, { token: confirmed.token });
  await registerAndMail(database, ctx, { email: "nie@fegen.example" });
  await makeAgency(database);

  await sweep(after(29.9));
  expect(await readUsers()).toEqual(["ja@fegen.example", "nie@fegen.example"]);
  await sweep(after(30.1));
  await sweep(after(30.1));
  expect(await readUsers()).toEqual(["ja@fegen.example"]);
  expect(await count("pending_profile")).toBe(0);
  expect(await count("agency")).toBe(2);
});

/** An alert and a failed sign-in, as they are written before there is an agency. */
async function leaveTraces(userId: string, at: Date, agencyId: string | null = null) {
  const { db } = database.owner;
  await sql`insert into audit_event (at, agency_id, user_id, kind, ip)
    values (${at}, ${agencyId}, ${userId}, 'sign_in_failed', '192.0.2.9')`.execute(db);
  await sql`insert into support_alert (at, agency_id, user_id, payload)
    values (${at}, ${agencyId}, ${userId}, '{"userEmail":"x@fegen.example"}')`.execute(db);
}
const countTraces = async (table: "audit_event" | "support_alert", userId: string) =>
  (
    await database.owner.db
      .selectFrom(table)
      .select("id")
      .where("user_id", "=", userId)
      .where("at", "<", after(400))
      .execute()
  ).length;

it("leaves no alert and no address of somebody whose unconfirmed account it deletes", async () => {
  const ctx = visitorContext(database, { now: registeredAt });
  const { userId } = await registerAndMail(database, ctx, { email: "spur@fegen.example" });
  await leaveTraces(userId, after(1));
  await sweep(after(29));
  expect(await countTraces("support_alert", userId)).toBe(1);
  await sweep(after(31));
  expect(await countTraces("audit_event", userId)).toBe(0);
  expect(await countTraces("support_alert", userId)).toBe(0);
});

it("forgets events of no agency after 90 days and alerts after 180", async () => {
  const { agencyId, owner } = await makeAgency(database);
  await leaveTraces(owner.userId, after(0));
  await leaveTraces(owner.userId, after(0), agencyId);
  const left = async () => [
    await countTraces("audit_event", owner.userId),
    await countTraces("support_alert", owner.userId),
  ];
  await sweep(after(89.9));
  expect(await left()).toEqual([2, 2]);
  await sweep(after(90.1));
  expect(await left()).toEqual([1, 2]);
  await sql`update support_alert set handled_at = at where agency_id is null`.execute(
    database.owner.db,
  );
  await sweep(after(179.9));
  expect(await left()).toEqual([1, 2]);
  await sweep(after(180.1));
  expect(await left()).toEqual([1, 0]);
});

it("keeps an unconfirmed account that belongs to an agency", async () => {
  const { owner } = await makeAgency(database, { ownerEmail: "alt@fegen.example" });
  await sql`update user_account set email_verified = false, created_at = ${registeredAt}
    where id = ${owner.userId}`.execute(database.owner.db);
  await sweep(after(400));
  expect(await readUsers()).toContain("alt@fegen.example");
});

it("deletes links, passes, unlocks, sessions and counters that are over, and no living ones", async () => {
  const now = after(100);
  const { owner } = await makeAgency(database);
  const { db } = database.owner;
  const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);
  for (const table of ["account_link", "rate_limit", "session"]) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
  const token = (purpose: string, createdAt: Date, expiresAt: Date, usedAt: Date | null) =>
    sql`insert into account_link (purpose, user_id, token_hash, created_at, expires_at, used_at)
      values (${purpose}, ${owner.userId}, ${randomBytes(32)}, ${createdAt}, ${expiresAt}, ${usedAt})`.execute(
      db,
    );
  await token("confirm_email", after(1), after(2), after(1));
  await token("reset_password", after(60), after(61), null);
  await token("change_email", hours(-1), hours(1), null);
  await token("recovery", hours(-2), hours(-1), hours(-2));
  for (const expiresAt of [hours(-1), hours(1)]) {
    await sql`insert into gate_pass values (${randomBytes(32)}, 'e', ${expiresAt})`.execute(db);
    const { rows } = await sql<{ id: string }>`
      insert into session (user_id, token_hash, created_at, last_used_at, expires_at)
      values (${owner.userId}, ${randomBytes(32)}, ${now}, ${now}, ${expiresAt}) returning id`.execute(
      db,
    );
    await sql`insert into admin_unlock values
      (${randomBytes(32)}, ${rows[0]!.id}, 'e', ${expiresAt})`.execute(db);
    for (const table of ["pending_sign_in", "trusted_device"]) {
      await sql`insert into ${sql.table(table)} (token_hash, user_id, expires_at)
        values (${randomBytes(32)}, ${owner.userId}, ${expiresAt})`.execute(db);
    }
  }
  await sql`insert into rate_limit values ('alt', ${after(90)}, 3), ('neu', ${hours(-1)}, 3)`.execute(
    db,
  );

  await sweep(now);
  const left = await db.selectFrom("account_link").select("purpose").orderBy("purpose").execute();
  expect(left.map(({ purpose }) => purpose)).toEqual(["change_email", "recovery"]);
  for (const table of [
    "gate_pass",
    "admin_unlock",
    "session",
    "pending_sign_in",
    "trusted_device",
  ]) {
    expect(await count(table), table).toBe(1);
  }
  const keys = await db.selectFrom("rate_limit").select("key").execute();
  expect(keys).toEqual([{ key: "neu" }]);
});
