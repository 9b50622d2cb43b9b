import { randomUUID } from "node:crypto";
import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { afterEach, afterAll, beforeAll, describe, expect, it } from "vitest";
import { AnswerWithCookies } from "../../../platform/http/http-answer.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import {
  actorFor,
  doJobs,
  registerAndMail,
  visitorContext,
} from "../../../testing/people/sign-up.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { confirmEmail } from "../confirmation/confirm-email.ts";
import { promoteProfile } from "./promote-profile.ts";
import { sendSupportAlert } from "../support/send-support-alert.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await sql`drop trigger if exists break_it on profile`.execute(database.owner.db);
});
afterAll(() => database.drop());

let count = 0;
/** Registered, not promoted. */
async function makePending() {
  const email = `wartet${++count}@nordlicht.example`;
  const made = await registerAndMail(database, visitorContext(database), { email });
  return { ...made, ctx: testContext(database, { actor: actorFor(made.userId) }) };
}
const refusal = (error: unknown) => (error instanceof AppError ? error : String(error));
const countRows = async (table: "agency" | "profile" | "member" | "pending_profile") =>
  (
    await database.owner.db
      .selectFrom(table)
      .select(sql`1`.as("one"))
      .execute()
  ).length;
const countForeign = async (userId: string) => {
  const events = database.owner.db.selectFrom("audit_event").select("id");
  const mine = events.where("user_id", "=", userId).where("kind", "=", "foreign_id_refused");
  return (await mine.execute()).length;
};

/** Every new profile fails with this PostgreSQL error. */
async function breakProfiles(errcode: string): Promise<void> {
  await sql
    .raw(`create or replace function break_it() returns trigger language plpgsql as $$
      begin raise exception 'broken on purpose' using errcode = '${errcode}'; end $$;
      create trigger break_it before insert on profile for each row execute function break_it()`)
    .execute(database.owner.db);
}

describe("promoting a profile", () => {
  it("makes it once, and says so ever after", async () => {
    const { ctx, agencyId, userId } = await makePending();
    const ids = { agency_id: agencyId, auth_id: userId };
    expect(await promoteProfile(ctx, ids)).toEqual({ status: "success" });
    expect(await promoteProfile(ctx, ids)).toEqual({ status: "already_promoted" });
  });

  it("makes exactly one profile of a hundred calls at once", async () => {
    const { ctx, agencyId, userId } = await makePending();
    const before = { profiles: await countRows("profile"), members: await countRows("member") };
    const ids = { agency_id: agencyId, auth_id: userId };
    const calls = Array.from({ length: 100 }, () => promoteProfile(ctx, ids));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((it) => it === "success")).toHaveLength(1);
    expect(statuses.filter((it) => it === "already_promoted")).toHaveLength(99);
    expect(await countRows("profile")).toBe(before.profiles + 1);
    expect(await countRows("member")).toBe(before.members + 1);
    const welcomes = (await ctx.sentJobs()).filter(
      ({ name, payload }) =>
        name === "send-welcome-mail" && JSON.stringify(payload).includes(userId),
    );
    expect(welcomes).toHaveLength(1);
  });
});

it("what was reported and noted before the promotion becomes the agency's own, and nobody else's does", async () => {
  const { ctx, agencyId, userId } = await makePending();
  const other = await makePending();
  for (const userContext of [ctx, other.ctx])
    await sendSupportAlert(userContext, { errorType: "unknown" });
  const readAgencies = async (table: "audit_event" | "support_alert", id: string) => {
    const rows = database.owner.db.selectFrom(table).select("agency_id").where("user_id", "=", id);
    return new Set((await rows.execute()).map(({ agency_id }) => agency_id));
  };
  expect(await readAgencies("audit_event", userId)).toEqual(new Set([null]));

  await promoteProfile(ctx, { agency_id: agencyId, auth_id: userId });
  await doJobs(database, ctx);
  await doJobs(database, other.ctx);
  for (const table of ["audit_event", "support_alert"] as const) {
    expect(await readAgencies(table, userId), table).toEqual(new Set([agencyId]));
    expect(await readAgencies(table, other.userId), table).toEqual(new Set([null]));
  }
});

describe("a take-over by another's agency id", () => {
  it("finds a waiting, a made and a missing profile alike, changes nothing and is written down", async () => {
    const victim = await makePending();
    const made = await makeAgency(database);
    const mallory = await makePending();
    const tries = [
      { agency_id: victim.agencyId, auth_id: mallory.userId },
      { agency_id: victim.agencyId, auth_id: victim.userId },
      { agency_id: made.agencyId, auth_id: mallory.userId },
      { agency_id: made.agencyId, auth_id: made.owner.userId },
      { agency_id: randomUUID(), auth_id: mallory.userId },
      { agency_id: mallory.agencyId, auth_id: victim.userId },
    ];
    const count = async () => [
      await countRows("agency"),
      await countRows("member"),
      await countRows("pending_profile"),
    ];
    const before = await count();
    for (const ids of tries) {
      const error = await promoteProfile(mallory.ctx, ids).catch(refusal);
      expect(error).toMatchObject({ code: "no_pending_profile", details: {} });
    }
    expect(await count()).toEqual(before);
    expect(await countForeign(mallory.userId)).toBe(tries.length);
  });

  it("needs somebody signed in", async () => {
    const { agencyId, userId } = await makePending();
    const ids = { agency_id: agencyId, auth_id: userId };
    const error = await promoteProfile(visitorContext(database), ids).catch(refusal);
    expect(error).toMatchObject({ code: "unauthenticated" });
  });

  it("does not flood the log of security events", async () => {
    const { ctx, userId } = await makePending();
    for (let n = 0; n < 40; n++) {
      const ids = { agency_id: randomUUID(), auth_id: userId };
      expect(await promoteProfile(ctx, ids).catch(refusal)).toMatchObject({
        code: "no_pending_profile",
      });
    }
    expect(await countForeign(userId)).toBe(30);
  });
});

describe("a promotion that fails", () => {
  it.each([
    ["42501", "rls_permission"],
    ["23503", "foreign_key"],
    ["57014", "timeout"],
    ["08006", "network"],
    ["23505", "unknown"],
  ])("with %s still confirms and signs in, and /setup can do it later", async (errcode, type) => {
    const email = `pech${++count}@nordlicht.example`;
    const visitor = visitorContext(database);
    const { token, agencyId, userId } = await registerAndMail(database, visitor, { email });
    await breakProfiles(errcode);
    const answer = await confirmEmail(visitor, { token });
    expect(answer).toBeInstanceOf(AnswerWithCookies);
    const { body, setCookies } = answer as AnswerWithCookies<unknown>;
    expect(body).toEqual({ status: "promotion_failed", errorType: type, agencyId, userId });
    expect(setCookies.join()).toContain("tc_session=");

    const ctx = testContext(database, { actor: actorFor(userId) });
    const ids = { agency_id: agencyId, auth_id: userId };
    expect(await promoteProfile(ctx, ids).catch(refusal)).toMatchObject({
      code: "promotion_failed",
      details: { errorType: type },
    });
    await sql`drop trigger break_it on profile`.execute(database.owner.db);
    expect(await promoteProfile(ctx, ids)).toEqual({ status: "success" });
    const account = database.owner.db.selectFrom("user_account").select("email_verified");
    expect(await account.where("id", "=", userId).execute()).toEqual([{ email_verified: true }]);
  });
});
