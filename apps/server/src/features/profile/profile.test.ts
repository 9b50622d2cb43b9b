import { saveProfile as saveProfileEndpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../platform/context.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { addToProfile } from "./change-profile.ts";
import { getProfile } from "./get-profile.ts";
import { saveProfile } from "./save-profile.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const reference = {
  id: "0b9f3c1e-0000-4000-8000-000000000001",
  client: "Stadt Köln",
  title: "Kampagne zur Bürgerbeteiligung",
  year: 2025,
  valueCents: 12_345_67,
  agencySectors: ["advertising" as const],
  isPublicClient: true,
};
const code = (error: unknown) => (error instanceof AppError ? error.code : error);

describe("the profile", () => {
  it("is changed part by part, keeps the rest, and the meter follows", async () => {
    const { actor } = await makeAgency(database);
    const ctx = testContext(database, { actor });
    const before = await getProfile(ctx);
    expect(before.completeness.percent).toBe(0);
    const named = { focus: "Kampagnen für Städte", teamSize: 12, references: [reference] };
    const first = await saveProfile(ctx, { version: before.version, changes: named });
    const second = await saveProfile(ctx, {
      version: first.version,
      changes: { regions: ["DEA"] },
    });
    expect(second.data).toEqual({ ...before.data, ...named, regions: ["DEA"] });
    expect(second.completeness.percent).toBeGreaterThan(first.completeness.percent);
    expect(second.completeness.gaps.map(({ part }) => part)).not.toContain("regions");
    expect(await getProfile(ctx)).toEqual(second);
  });

  it("leaves parts alone that a change over HTTP does not name", () => {
    const body = saveProfileEndpoint.body!.parse({ version: 1, changes: { focus: "Neu" } });
    expect(body).toEqual({ version: 1, changes: { focus: "Neu" } });
  });

  it("takes team size and price level back with null", async () => {
    const { actor } = await makeAgency(database);
    const ctx = testContext(database, { actor });
    const named = { teamSize: 3, priceLevel: "low" } as const;
    const { version } = await saveProfile(ctx, { version: 1, changes: named });
    const taken = { teamSize: null, priceLevel: null };
    const saved = await saveProfile(ctx, { version, changes: taken });
    expect(saved.data).not.toHaveProperty("teamSize");
    expect(saved.data).not.toHaveProperty("priceLevel");
  });

  it("says nothing of prices until the agency does, and keeps its word through other changes", async () => {
    const { actor, agencyId } = await makeAgency(database);
    const ctx = testContext(database, { actor });
    const before = await getProfile(ctx);
    expect(before.data).not.toHaveProperty("priceLevel");
    const { version } = await saveProfile(ctx, { version: 1, changes: { priceLevel: "high" } });
    await saveProfile(ctx, { version, changes: { teamSize: 7 } });
    await inAgency(ctx, agencyId, (t) => addToProfile(t, () => ({ keywords: ["Leitsystem"] })));
    const { data, completeness } = await getProfile(ctx);
    expect(data).toMatchObject({ priceLevel: "high", teamSize: 7, keywords: ["Leitsystem"] });
    // A word on prices is no gap, said or not.
    expect(before.completeness.gaps.map(({ part }) => part)).not.toContain("priceLevel");
    expect(completeness.gaps.map(({ part }) => part)).not.toContain("priceLevel");
  });

  it("names the agency after its company", async () => {
    const { actor, agencyId } = await makeAgency(database, { name: "Alt GmbH" });
    const ctx = testContext(database, { actor });
    await saveProfile(ctx, { version: 1, changes: { companyName: "Neu GmbH" } });
    const { name } = await database.owner.db
      .selectFrom("agency")
      .select("name")
      .where("id", "=", agencyId)
      .executeTakeFirstOrThrow();
    expect(name).toBe("Neu GmbH");
  });

  it("does not let a second tab undo what the first has saved", async () => {
    const { actor } = await makeAgency(database);
    const ctx = testContext(database, { actor });
    await saveProfile(ctx, { version: 1, changes: { focus: "Erster Reiter" } });
    const late = saveProfile(ctx, { version: 1, changes: { focus: "Zweiter Reiter" } });
    expect(await late.catch(code)).toBe("stale_version");
    expect((await getProfile(ctx)).data.focus).toBe("Erster Reiter");
  });

  it("lets exactly one of two different saves win that begin while a third holds the row", async () => {
    const { actor, agencyId } = await makeAgency(database);
    const member = await makeMember(database, agencyId);
    const save = (by: Actor, focus: string) =>
      saveProfile(testContext(database, { actor: by }), { version: 1, changes: { focus } }).then(
        ({ version }) => version,
        code,
      );
    const saves = await database.owner.db.transaction().execute(async (t) => {
      await sql`select from profile where agency_id = ${agencyId} for update`.execute(t);
      const both = [save(actor, "Eins"), save(member.actor, "Zwei")];
      while ((await database.countWaiting()) < 2);
      return { both };
    });
    expect(new Set(await Promise.all(saves.both))).toEqual(new Set([2, "stale_version"]));
  });

  it("takes the repetition of a save whose answer was lost", async () => {
    const { actor } = await makeAgency(database);
    const ctx = testContext(database, { actor });
    const change = { version: 1, changes: { keywords: ["Leitsystem"] } };
    const first = await saveProfile(ctx, change);
    expect(await saveProfile(ctx, change)).toEqual(first);
  });

  it("is the caller's own: another agency's stays as it was", async () => {
    const mine = await makeAgency(database, { name: "Meine" });
    const other = await makeAgency(database, { name: "Andere" });
    const ctx = testContext(database, { actor: mine.actor });
    await saveProfile(ctx, { version: 1, changes: { focus: "Meins" } });
    const theirs = await getProfile(testContext(database, { actor: other.actor }));
    expect(theirs).toMatchObject({ agencyId: other.agencyId, version: 1, data: { focus: "" } });
  });

  it("is closed to visitors and to people without an active membership", async () => {
    const { actor } = await makeAgency(database, { active: false });
    expect(await getProfile(testContext(database, { actor })).catch(code)).toBe("no_agency");
    const visitor = testContext(database, { actor: { kind: "visitor" } });
    expect(await getProfile(visitor).catch(code)).toBe("unauthenticated");
  });

  it("refuses line ends in names, which would become headers of a mail", () => {
    for (const companyName of ["A GmbH\r\nBcc: x@x.example", "A\nB", "A\u0085B", "A\tB"]) {
      const body = saveProfileEndpoint.body!.safeParse({ version: 1, changes: { companyName } });
      expect(body.success).toBe(false);
    }
  });
});
