import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { awardedTender, fillTenders, saveTender } from "../../../testing/tenders/scoring-world.ts";
import { withScoringLock } from "../due/scoring-lock.store.ts";
import { currentModels } from "./models.ts";
import { trainModels } from "./train-models.ts";
import { testId } from "../../../testing/tenders/make-tender.ts";

let database: TestDatabase;
let ctx: TestContext;
let now = testNow;
const { signal } = new AbortController();
beforeEach(async () => {
  database = await createTestDatabase();
  now = testNow;
  ctx = testContext(database, { now: () => now });
});
afterEach(() => database.drop());

const models = async () => {
  const { rows } = await sql<{ version: number; status: string; parts: number }>`
    select version, status, (select count(*)::int from scoring_model_part p where p.version = m.version) as parts
    from scoring_model m order by version`.execute(database.db);
  return rows;
};
const parts = async (version: number) => {
  const { rows } = await sql<{ part: string; hash: string }>`
    select part, encode(sha256(content), 'hex') as hash from scoring_model_part
    where version = ${version} order by part`.execute(database.db);
  return Object.fromEntries(rows.map(({ part, hash }) => [part, hash]));
};

describe("a training", () => {
  test("says what it rests on, and its models can be asked at once", async () => {
    await fillTenders(database, { awarded: 40, open: 3 });
    expect(await currentModels(ctx)).toBeUndefined();
    const report = await trainModels(ctx, { signal });
    expect(report).toMatchObject({
      version: 1,
      hasNewText: true,
      basis: {
        tenders: 43,
        text: { n: 43, version: 1 },
        offers: { n: 40, from: "2026-01-28", to: "2026-09-28" },
        budget: { n: 40 },
      },
    });
    const current = await currentModels(ctx);
    expect(current).toMatchObject({ version: 1, trainedAt: testNow, basis: report!.basis });
    expect(current?.offers.lots).toBe(40);
    expect(await currentModels(ctx)).toBe(current);
    expect(await models()).toEqual([{ version: 1, status: "active", parts: 7 }]);
  });

  test("of the same notices makes the same bytes, and retires the one before", async () => {
    await fillTenders(database, { awarded: 30, open: 3 });
    await trainModels(ctx, { signal });
    const first = await parts(1);
    now = new Date(testNow.getTime() + 60_000);
    await trainModels(ctx, { signal });
    const { budget: _budget, ...others } = await parts(2);
    expect(first).toMatchObject(others);
    expect(await models()).toEqual([
      { version: 1, status: "retired", parts: 7 },
      { version: 2, status: "active", parts: 7 },
    ]);
  });

  test("keeps the seven versions that were in use last, for an admin to go back to", async () => {
    await fillTenders(database, { awarded: 5, open: 0 });
    await sql`
      insert into scoring_model (version, trained_at, activated_at, dataset, basis, status)
      select v, now(), ${testNow}::timestamptz - (10 - v) * interval '1 day', case v when 9 then 'sample' else 'real' end,
        '{}', 'retired' from generate_series(1, 9) v`.execute(database.owner.db);
    await sql`insert into scoring_model_part select v, 'text', 'old' from generate_series(1, 9) v`.execute(
      database.owner.db,
    );
    await trainModels(ctx, { signal });
    const kept = (await models()).filter((row) => row.parts > 0).map(({ version }) => version);
    expect(kept).toEqual([2, 3, 4, 5, 6, 7, 8, 10]);
  });

  test("takes the text part over while it is young and the notices are about as many", async () => {
    await fillTenders(database, { awarded: 30, open: 0 });
    await trainModels(ctx, { signal });
    expect(await trainModels(ctx, { signal })).toMatchObject({
      hasNewText: false,
      basis: { text: { version: 1 } },
    });
    for (let n = 30; n < 34; n++) await saveTender(database, testId(n), n, awardedTender(n));
    expect(await trainModels(ctx, { signal })).toMatchObject({ hasNewText: true });
    now = new Date(testNow.getTime() + 8 * 86_400_000);
    expect(await trainModels(ctx, { signal })).toMatchObject({ version: 4, hasNewText: true });
  });

  test("that was killed leaves the old models in use, and the next one clears up", async () => {
    await fillTenders(database, { awarded: 20, open: 1 });
    await trainModels(ctx, { signal });
    // What a process that is gone leaves behind: its lock went with its connection.
    await sql`
      insert into scoring_model (version, trained_at, dataset, basis, status)
      values (2, now(), 'real', '{}', 'building')`.execute(database.owner.db);
    await sql`insert into scoring_model_part values (2, 'text', 'half')`.execute(database.owner.db);
    expect((await currentModels(ctx))?.version).toBe(1);
    expect(await trainModels(ctx, { signal })).toMatchObject({ version: 2 });
    expect(await models()).toMatchObject([
      { status: "retired" },
      { version: 2, status: "active", parts: 7 },
    ]);
  });

  test("that is stopped or breaks changes nothing", async () => {
    await fillTenders(database, { awarded: 20, open: 1 });
    await trainModels(ctx, { signal });
    const stopping = new AbortController();
    const stopped = trainModels(ctx, {
      signal: stopping.signal,
      onProgress: () => stopping.abort(new Error("stopped")),
    });
    await expect(stopped).rejects.toThrow("stopped");
    expect(await models()).toEqual([{ version: 1, status: "active", parts: 7 }]);
  });

  test("does not begin while another one runs", async () => {
    await fillTenders(database, { awarded: 5, open: 1 });
    await withScoringLock(database.db, "training", async () => {
      expect(await trainModels(ctx, { signal })).toBeUndefined();
    });
    expect(await models()).toEqual([]);
    expect(await trainModels(ctx, { signal })).toBeDefined();
  });

  test("for the first models leaves those there are", async () => {
    await fillTenders(database, { awarded: 5, open: 1 });
    expect(await trainModels(ctx, { signal, isFirst: true })).toMatchObject({ version: 1 });
    expect(await trainModels(ctx, { signal, isFirst: true })).toBeUndefined();
  });
});

describe("a version that an admin holds", () => {
  const hold = (version: number) =>
    sql`
    update scoring_model set held_at = now(), held_reason = 'gut' where version = ${version}`.execute(
      database.owner.db,
    );
  beforeEach(async () => {
    await fillTenders(database, { awarded: 5, open: 1 });
    await trainModels(ctx, { signal });
    await hold(1);
  });

  test("stays in use at night, and of what is trained meanwhile the newest is kept as a candidate", async () => {
    const due = () => sql`select xmin, d.* from scoring_due d`.execute(database.db);
    const { rows: before } = await due();
    expect(await trainModels(ctx, { signal })).toMatchObject({ version: 2, isInUse: false });
    expect(await trainModels(ctx, { signal })).toMatchObject({ version: 3, isInUse: false });
    expect((await currentModels(ctx))?.version).toBe(1);
    expect((await due()).rows).toEqual(before);
    expect(await models()).toEqual([
      { version: 1, status: "active", parts: 7 },
      { version: 2, status: "retired", parts: 0 },
      { version: 3, status: "retired", parts: 7 },
    ]);
    await sql`update scoring_model set held_at = null`.execute(database.owner.db);
    expect(await trainModels(ctx, { signal })).toMatchObject({ version: 4, isInUse: true });
  });

  test("since the training began stays in use as well", async () => {
    await sql`update scoring_model set held_at = null`.execute(database.owner.db);
    const report = await trainModels(ctx, { signal, onProgress: () => void hold(1) });
    expect(report).toMatchObject({ version: 2, isInUse: false });
  });

  test("is replaced where this code cannot read it, as nobody would be told anything", async () => {
    await sql`update scoring_model_part set content = 'other' where part = 'fit'`.execute(
      database.owner.db,
    );
    // As after a deploy: nothing of it is in memory.
    const fresh = { ...ctx, db: database.owner.db };
    expect(await currentModels(fresh)).toBeUndefined();
    expect(await trainModels(fresh, { signal, isFirst: true })).toMatchObject({ isInUse: true });
  });
});

describe("sample and real notices never mix:", () => {
  test("models of samples are no models once real notices are here", async () => {
    await fillTenders(database, { awarded: 10, open: 1 }, "sample");
    await trainModels(ctx, { signal });
    expect(await currentModels(ctx)).toBeDefined();
    await sql`update dataset set kind = 'real'`.execute(database.db);
    expect(await currentModels(ctx)).toBeUndefined();
    expect(await trainModels(ctx, { signal, isFirst: true })).toMatchObject({ version: 2 });
  });

  test("a training that began with samples ends without models when real notices arrive meanwhile", async () => {
    await fillTenders(database, { awarded: 10, open: 1 }, "sample");
    const training = trainModels(ctx, {
      signal,
      onProgress: () => void sql`update dataset set kind = 'real'`.execute(database.db),
    });
    await expect(training).rejects.toThrow("the kind of notices changed");
    expect(await models()).toEqual([]);
  });

  test("nothing is learnt of an empty database", async () => {
    expect(await trainModels(ctx, { signal })).toBeUndefined();
    expect(await models()).toEqual([]);
  });
});

test("a result without a number of offers teaches nothing", async () => {
  await fillTenders(database, { awarded: 20, open: 0 });
  await trainModels(ctx, { signal });
  const { offers, counted } = await parts(1);
  const tender = awardedTender(3);
  const [{ offersReceived: _none, value: _value, ...result }] = tender.results as [
    (typeof tender.results)[0],
  ];
  await saveTender(database, testId(77), 3, { ...tender, level: "national", results: [result] });
  await trainModels(ctx, { signal });
  const after = await parts(2);
  expect(after["counted"]).toBe(counted);
  expect((await currentModels(ctx))?.offers.lots).toBe(20);
  expect(offers).toBeDefined();
});
