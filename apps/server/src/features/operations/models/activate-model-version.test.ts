import { zstdCompressSync } from "node:zlib";
import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { adminActor } from "../../../testing/people/admin-actor.ts";
import { makeUser } from "../../../testing/people/make-user.ts";
import { openId, trainedTemplate } from "../../../testing/tenders/scoring-world.ts";
import { currentModels, forecastOf } from "../../scoring/index.ts";
import { activateModelVersion } from "./activate-model-version.ts";
import { listModelVersions } from "./list-model-versions.ts";
import { releaseModelVersion } from "./release-model-version.ts";

let database: TestDatabase;
let ctx: TestContext;
let now: Date;
const open = 3;
const reason = "Version 2 schätzt Budgets zu hoch";
beforeEach(async () => {
  database = await createTestDatabase(trainedTemplate({ awarded: 20, open }));
  now = new Date(testNow.getTime() + 86_400_000);
  const admin = await makeUser(database.owner, { email: "ada@betrieb.example", name: "Ada" });
  ctx = testContext(database, { now: () => now, actor: adminActor(admin) });
  // A night later: version 2, whose bytes are those of the first, is in use.
  await sql`
    update scoring_model set status = 'retired';
    insert into scoring_model (version, trained_at, dataset, basis, status, activated_at)
    select 2, ${sql.lit(now.toISOString())}::timestamptz, dataset, basis, 'active', ${sql.lit(now.toISOString())}
    from scoring_model;
    insert into scoring_model_part (version, part, content) select 2, part, content from scoring_model_part;
    delete from scoring_due`.execute(database.owner.db);
  now = new Date(now.getTime() + 3_600_000);
});
afterEach(() => database.drop());

const activate = (version: number, replaces = 2) =>
  activateModelVersion(ctx, { version, replaces, reason });
const refusal = (version: number, replaces?: number) =>
  activate(version, replaces).then(
    () => "done",
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      const { reason: why } = error.details;
      return why === undefined ? error.code : `${error.code} ${why}`;
    },
  );
const versions = async () =>
  (await listModelVersions(ctx)).versions.map(({ version, status, held, canActivate }) =>
    [version, status, held && "held", canActivate && "can"].filter(Boolean).join(" "),
  );
const logged = async () => {
  const rows = await asOperator(ctx, (t) =>
    t.db
      .selectFrom("audit_event")
      .select("details")
      .where(sql<boolean>`details ->> 'call' like '%ModelVersion'`)
      .orderBy("id")
      .execute(),
  );
  return rows.map(({ details }) => details);
};
const dueCount = async () => {
  const { rows } = await sql`select from scoring_due`.execute(database.owner.db);
  return rows.length;
};

test("an earlier version is in use at once and held, everything open is told anew by it, and the log says why", async () => {
  expect((await forecastOf(ctx, { id: openId(0) }))?.modelVersion).toBe(2);
  await activate(1);
  expect(await versions()).toEqual(["2 retired can", "1 active held"]);
  const [, first] = (await listModelVersions(ctx)).versions;
  expect(first).toMatchObject({
    // It is not younger for being used again.
    trainedAt: testNow.toISOString(),
    activatedAt: now.toISOString(),
    held: { since: now.toISOString(), reason, by: "Ada" },
  });
  expect((await currentModels(ctx))?.version).toBe(1);
  expect(await ctx.sentJobs()).toEqual([{ name: "score-tenders", payload: {} }]);
  expect(await dueCount()).toBeGreaterThanOrEqual(open);
  // What a newer version has said does not stay.
  expect((await forecastOf(ctx, { id: openId(0) }))?.modelVersion).toBe(1);
  const { rows } = await sql`select tender_id, model_version from tender_forecast`.execute(
    database.owner.db,
  );
  expect(rows).toEqual([{ tender_id: openId(0), model_version: 1 }]);
  expect(await logged()).toEqual([{ call: "activateModelVersion", version: 1, reason }]);
});

test("a double click is one activation, and of two tabs the one that saw another version is told so", async () => {
  await Promise.all([activate(1), activate(1)]);
  expect(await refusal(2, 2)).toBe("stale_version");
  expect(await versions()).toEqual(["2 retired can", "1 active held"]);
  expect(await logged()).toHaveLength(1);
  expect((await ctx.sentJobs()).filter(({ name }) => name === "score-tenders")).toHaveLength(1);
});

test("the version in use is held without anything being scored anew", async () => {
  await activate(2);
  expect(await versions()).toEqual(["2 active held", "1 retired can"]);
  expect(await dueCount()).toBe(0);
  expect(await ctx.sentJobs()).toEqual([]);
});

test("letting go is logged once and leaves the version in use", async () => {
  await activate(1);
  await releaseModelVersion(ctx, { version: 1 });
  await releaseModelVersion(ctx, { version: 1 });
  expect(await versions()).toEqual(["2 retired can", "1 active"]);
  expect(await logged()).toMatchObject([
    { call: "activateModelVersion" },
    { call: "releaseModelVersion", version: 1 },
  ]);
  const release = (version: number) => releaseModelVersion(ctx, { version });
  await expect(release(2)).rejects.toMatchObject({ code: "stale_version" });
  await expect(release(9)).rejects.toMatchObject({ code: "not_found" });
});

test("what cannot be used is refused with its reason and changes nothing", async () => {
  const part = zstdCompressSync(Buffer.from('{"format":"fit 0"}'));
  await sql`
    insert into scoring_model (version, trained_at, dataset, basis, status)
    select v, now(), case v when 5 then 'sample' else 'real' end, '{}', case v when 3 then 'building' else 'retired' end
    from generate_series(3, 6) v;
    insert into scoring_model_part (version, part, content)
    select v, part, content from scoring_model_part cross join generate_series(5, 6) v where version = 1;
    insert into scoring_model_part (version, part, content)
    select 4, part, content from scoring_model_part where version = 1 and part <> 'counted';
    update scoring_model_part set content = ${sql.lit(`\\x${part.toString("hex")}`)}::bytea
    where version = 6 and part = 'fit'`.execute(database.owner.db);
  expect(await refusal(9)).toBe("not_found");
  expect(await refusal(3)).toBe("stale_version unfinished");
  expect(await refusal(4)).toBe("stale_version gone");
  expect(await refusal(5)).toBe("stale_version other_notices");
  expect(await refusal(6)).toBe("stale_version unreadable");
  expect(await versions()).toEqual([
    "6 retired can",
    "5 retired",
    "4 retired",
    "3 building",
    "2 active",
    "1 retired can",
  ]);
  expect(await logged()).toEqual([]);
  expect(await dueCount()).toBe(0);
});
