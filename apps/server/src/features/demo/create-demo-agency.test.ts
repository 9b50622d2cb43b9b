import { profileData } from "@tc/contract";
import { profileCompleteness } from "@tc/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Context } from "../../platform/context.ts";
import { findSignedIn } from "../../platform/tenancy/access.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext, testNow, testSite } from "../../testing/database/test-context.ts";
import { signIn } from "../account/sessions/sign-in.ts";
import { createDemoAgency } from "./create-demo-agency.ts";

let database: TestDatabase;
let ctx: Context;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
});
afterAll(() => database.drop());
beforeEach(() =>
  asOperator(ctx, async (t) => {
    await t.db.deleteFrom("member").execute();
    await t.db.deleteFrom("agency").execute();
    await t.db.deleteFrom("user_account").execute();
  }),
);

/** Who is signed in afterwards, as long as the session lives. */
async function sessionOf({ email, password }: { email: string; password: string }) {
  const visitor = { ...ctx, client: { headers: {}, ip: "192.0.2.1" } };
  const { setCookies } = await signIn(visitor, { email, password });
  const cookie = setCookies.map((line) => line.split(";", 1)[0]).join("; ");
  return () => findSignedIn({ ...ctx, client: { ...visitor.client, headers: { cookie } } });
}

test("the demo agency can be signed in to at once and has the rights of Premium", async () => {
  const { demo, wasThere } = await createDemoAgency(ctx);
  expect(wasThere).toBe(false);
  expect(demo.address).toBe(`${testSite.publicUrl}/login`);
  const session = await sessionOf(demo);
  expect((await session())?.membership).toEqual({
    agencyId: demo.agencyId,
    role: "owner",
    tier: "premium",
  });
});

test("its profile is as the contract wants it and leaves no gap", async () => {
  const { demo } = await createDemoAgency(ctx);
  const { data } = await asOperator(ctx, (t) =>
    t.db
      .selectFrom("profile")
      .select("data")
      .where("agency_id", "=", demo.agencyId)
      .executeTakeFirstOrThrow(),
  );
  expect(profileData.parse(data)).toEqual(data);
  expect(profileCompleteness(data)).toEqual({ percent: 100, gaps: [] });
  expect(data.references.length).toBeGreaterThanOrEqual(6);
  expect(data.references.every(({ year }) => year <= testNow.getUTCFullYear())).toBe(true);
});

test("called again it is the same agency with a new password, whatever happened to it", async () => {
  const first = await createDemoAgency(ctx);
  const session = await sessionOf(first.demo);
  expect(await session()).toBeDefined();
  await asOperator(ctx, async (t) => {
    await t.db.updateTable("agency").set({ tier: null, deletion_due_at: testNow }).execute();
    await t.db.deleteFrom("subscription").execute();
    await t.db.updateTable("member").set({ active: false, deactivated_at: testNow }).execute();
    await t.db.updateTable("user_account").set({ second_factor_since: testNow }).execute();
  });
  const second = await createDemoAgency(ctx);
  expect(second).toMatchObject({ wasThere: true, demo: { agencyId: first.demo.agencyId } });
  await expect(sessionOf(first.demo)).rejects.toMatchObject({ code: "wrong_credentials" });
  expect(await (await sessionOf(second.demo))()).toBeDefined();
  expect(await session()).toBeUndefined();
  const agencies = await asOperator(ctx, (t) => t.db.selectFrom("agency").selectAll().execute());
  expect(agencies).toMatchObject([{ tier: "premium", deletion_due_at: null }]);
  const plans = await asOperator(ctx, (t) => t.db.selectFrom("subscription").selectAll().execute());
  expect(plans).toMatchObject([{ agency_id: first.demo.agencyId, granted_tier: "premium" }]);
});

test("two calls at once make one agency", async () => {
  const made = await Promise.all([createDemoAgency(ctx), createDemoAgency(ctx)]);
  expect(new Set(made.map(({ demo }) => demo.agencyId)).size).toBe(1);
});

test("there is none in production", async () => {
  const production = { ...ctx, site: { ...testSite, isProduction: true } };
  await expect(createDemoAgency(production)).rejects.toThrow("production");
});
