import { randomUUID } from "node:crypto";
import { profileData } from "@tc/contract";
import { AppError } from "@tc/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { getOnboarding } from "./get-onboarding.ts";
import { saveOnboarding } from "./save-onboarding.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const code = (error: unknown) => (error instanceof AppError ? error.code : error);
const readMember = (userId: string) =>
  database.owner.db
    .selectFrom("member")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
const readProfile = (agencyId: string) =>
  database.owner.db
    .selectFrom("profile")
    .selectAll()
    .where("agency_id", "=", agencyId)
    .executeTakeFirstOrThrow();
const countEvents = async (agencyId: string) => {
  const rows = await database.owner.db
    .selectFrom("audit_event")
    .select("id")
    .where("agency_id", "=", agencyId)
    .where("kind", "=", "onboarded")
    .execute();
  return rows.length;
};

describe("the onboarding", () => {
  it("can be left and resumed where it was", async () => {
    const { actor, owner } = await makeAgency(database, { active: false });
    const ctx = testContext(database, { actor });
    expect(await getOnboarding(ctx)).toMatchObject({ step: 0, version: 1 });
    const changes = { focus: "Kampagnen", agencySectors: ["advertising" as const] };
    const saved = await saveOnboarding(ctx, { step: 2, version: 1, changes, finish: false });
    expect(saved).toEqual({ step: 2, version: 2, active: false });
    expect(await getOnboarding(ctx)).toMatchObject({ step: 2, version: 2, data: changes });
    expect(await readMember(owner.userId)).toMatchObject({ active: false });
  });

  it("ends with an active member, once, however often it is finished", async () => {
    const { actor, agencyId, owner } = await makeAgency(database, { active: false });
    const ctx = testContext(database, { actor });
    const last = { step: 4, version: 1, changes: { notificationWish: "weekly" as const } };
    const first = await saveOnboarding(ctx, { ...last, finish: true });
    expect(first).toEqual({ step: 4, version: 2, active: true });
    expect(await readMember(owner.userId)).toMatchObject({ active: true });
    expect(await readProfile(agencyId)).toMatchObject({ onboarded_at: testNow });

    const later = testContext(database, { actor, now: new Date("2026-12-01T08:00:00Z") });
    expect(await saveOnboarding(later, { ...last, finish: true })).toEqual(first);
    expect(await readProfile(agencyId)).toMatchObject({ onboarded_at: testNow });
    expect(await countEvents(agencyId)).toBe(1);
  });

  it("takes both of two clicks on finish at once", async () => {
    const { actor, agencyId } = await makeAgency(database, { active: false });
    const ctx = testContext(database, { actor });
    const last = { step: 4, version: 1, changes: { focus: "Film" }, finish: true };
    const answers = await Promise.all([saveOnboarding(ctx, last), saveOnboarding(ctx, last)]);
    expect(answers).toEqual([answers[0], answers[0]]);
    expect(await countEvents(agencyId)).toBe(1);
  });

  it("does not undo what another tab has saved", async () => {
    const { actor } = await makeAgency(database, { active: false });
    const ctx = testContext(database, { actor });
    const step = { step: 1, version: 1, finish: false };
    await saveOnboarding(ctx, { ...step, changes: { focus: "Eins" } });
    const late = saveOnboarding(ctx, { ...step, changes: { focus: "Zwei" }, finish: true });
    expect(await late.catch(code)).toBe("stale_version");
    expect(await getOnboarding(ctx)).toMatchObject({ data: { focus: "Eins" } });
  });

  it("does not let anybody back in whom the owner has deactivated", async () => {
    const { agencyId } = await makeAgency(database);
    const member = await makeMember(database, agencyId, { active: false, deactivated: true });
    const ctx = testContext(database, { actor: member.actor });
    const finish = saveOnboarding(ctx, { step: 4, version: 1, changes: {}, finish: true });
    expect(await finish.catch(code)).toBe("no_pending_profile");
    expect(await readMember(member.userId)).toMatchObject({ active: false });
  });

  it("sends somebody whose profile still waits to the set-up, and somebody without any to support", async () => {
    const { actor, agencyId, owner } = await makeAgency(database, { active: false });
    const ctx = testContext(database, { actor });
    await database.owner.db.deleteFrom("member").where("agency_id", "=", agencyId).execute();
    expect(await getOnboarding(ctx).catch(code)).toBe("no_pending_profile");
    const data = profileData.parse({ companyName: "A", contactPerson: "B", address: {} });
    await database.owner.db
      .insertInto("pending_profile")
      .values({
        id: randomUUID(),
        user_id: owner.userId,
        data: JSON.stringify(data),
        created_at: testNow,
      })
      .execute();
    expect(await getOnboarding(ctx).catch(code)).toBe("no_agency");
  });
});
