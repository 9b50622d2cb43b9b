import { randomUUID } from "node:crypto";
import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import { actorFor, registerAndMail, visitorContext } from "../../../testing/people/sign-up.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { getSetupState } from "./get-setup-state.ts";
import { promotePending } from "./promote-pending.ts";
import { upsertUserRecord } from "./upsert-user-record.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let count = 0;
async function makePending() {
  const email = `aufbau${++count}@nordlicht.example`;
  const made = await registerAndMail(database, visitorContext(database), { email });
  return { ...made, ctx: testContext(database, { actor: actorFor(made.userId) }) };
}
const code = (error: unknown) => (error instanceof AppError ? error.code : error);
const readMembers = (agencyId: string) =>
  database.owner.db
    .selectFrom("member")
    .select(["user_id", "role", "active", "name", "email"])
    .where("agency_id", "=", agencyId)
    .execute();
const nothing = { hasProfile: false, hasPendingProfile: false };

describe("the state of the set-up", () => {
  it("shows the own profile waiting, then made", async () => {
    const { ctx, agencyId, userId } = await makePending();
    expect(await getSetupState(ctx, { agencyId })).toEqual({ ...nothing, hasPendingProfile: true });
    await promotePending(ctx, { agencyId, userId });
    expect(await getSetupState(ctx, { agencyId })).toEqual({ ...nothing, hasProfile: true });
  });

  it("of another agency is that of a missing one, waiting or made", async () => {
    const { ctx } = await makePending();
    const waiting = await makePending();
    const made = await makeAgency(database);
    for (const agencyId of [waiting.agencyId, made.agencyId, randomUUID()]) {
      expect(await getSetupState(ctx, { agencyId })).toEqual(nothing);
    }
  });

  it("claimed for another user is that of a missing one, and the claim is written down", async () => {
    const { ctx, agencyId, userId } = await makePending();
    const stranger = await makePending();
    for (const claim of [stranger.userId, randomUUID(), "no id at all", ""])
      expect(await getSetupState(ctx, { agencyId, userId: claim })).toEqual(nothing);
    const events = database.owner.db.selectFrom("audit_event").select("kind");
    const mine = events.where("user_id", "=", userId).where("kind", "=", "foreign_id_refused");
    expect(await mine.execute()).toHaveLength(4);
    expect(await getSetupState(ctx, { agencyId, userId })).toMatchObject({
      hasPendingProfile: true,
    });
  });

  it.each([
    ["pending_profile", "pending_profile"],
    ["profile", "profile"],
  ])("that cannot be read says that the %s could not, and why", async (table, step) => {
    const { ctx, agencyId, userId } = await makePending();
    if (table === "profile") await promotePending(ctx, { agencyId, userId });
    const { db } = database.owner;
    await sql`alter table ${sql.table(table)} rename to hidden`.execute(db);
    try {
      const refusal = getSetupState(ctx, { agencyId }).catch((error: unknown) => error);
      expect(await refusal).toMatchObject({
        code: "internal",
        details: { step, errorType: "unknown" },
      });
    } finally {
      await sql`alter table hidden rename to ${sql.table(table)}`.execute(db);
    }
  });

  it("of the own agency is gone for somebody it has deactivated", async () => {
    const { agencyId } = await makeAgency(database);
    const { actor } = await makeMember(database, agencyId, { deactivated: true });
    expect(await getSetupState(testContext(database, { actor }), { agencyId })).toEqual(nothing);
  });
});

describe("the user record", () => {
  it("is renewed for a member: name and address, never role or activity", async () => {
    const { actor, agencyId, owner } = await makeAgency(database, { active: false });
    await database.owner.db
      .updateTable("user_account")
      .set({ name: "Erika Neu", email: "neu@agentur.example" })
      .where("id", "=", owner.userId)
      .execute();
    expect(await upsertUserRecord(testContext(database, { actor }), { agencyId })).toEqual({
      done: true,
    });
    expect(await readMembers(agencyId)).toEqual([
      {
        user_id: owner.userId,
        role: "owner",
        active: false,
        name: "Erika Neu",
        email: "neu@agentur.example",
      },
    ]);
  });

  it("is made for a founder whose profile is there without it", async () => {
    const { ctx, agencyId, userId } = await makePending();
    const { db } = database.owner;
    await sql`insert into agency (id, name, created_at) values (${agencyId}, 'A', now())`.execute(
      db,
    );
    await sql`insert into profile (agency_id, data, updated_at)
      select id, data, now() from pending_profile where id = ${agencyId}`.execute(db);
    await upsertUserRecord(ctx, { agencyId });
    expect(await readMembers(agencyId)).toMatchObject([
      { user_id: userId, role: "owner", active: false },
    ]);
    expect(await getSetupState(ctx, { agencyId })).toEqual({ ...nothing, hasProfile: true });
  });

  it("lets nobody into an agency by its id: made, waiting, missing or one's own waiting one", async () => {
    const mallory = await makePending();
    const made = await makeAgency(database);
    const waiting = await makePending();
    const ids = [made.agencyId, waiting.agencyId, randomUUID(), mallory.agencyId];
    for (const agencyId of ids) {
      expect(await upsertUserRecord(mallory.ctx, { agencyId }).catch(code)).toBe("not_found");
    }
    expect(await readMembers(made.agencyId)).toHaveLength(1);
    const joined = database.owner.db.selectFrom("member").select("agency_id");
    expect(await joined.where("user_id", "=", mallory.userId).execute()).toEqual([]);
  });

  it("makes no second owner of an agency that has one, even for who once registered it", async () => {
    const { ctx, agencyId } = await makePending();
    const other = await makePending();
    const { db } = database.owner;
    await sql`insert into agency (id, name, created_at) values (${agencyId}, 'A', now())`.execute(
      db,
    );
    await sql`insert into profile (agency_id, data, updated_at)
      select id, data, now() from pending_profile where id = ${agencyId}`.execute(db);
    await sql`insert into member (user_id, agency_id, role, active, name, email, joined_at)
      values (${other.userId}, ${agencyId}, 'owner', true, 'B', 'b@x.example', now())`.execute(db);
    expect(await upsertUserRecord(ctx, { agencyId }).catch(code)).toBe("not_found");
    expect(await readMembers(agencyId)).toMatchObject([{ user_id: other.userId }]);
  });

  it("does not let a deactivated member back in", async () => {
    const { agencyId } = await makeAgency(database);
    const { actor } = await makeMember(database, agencyId, { active: false, deactivated: true });
    const ctx = testContext(database, { actor });
    expect(await upsertUserRecord(ctx, { agencyId }).catch(code)).toBe("not_found");
  });
});
