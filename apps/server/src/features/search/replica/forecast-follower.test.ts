import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveForecast } from "../../../testing/tenders/save-assessments.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { searchQuery } from "../../../testing/tenders/search-query.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { SearchReplica } from "../index.ts";

let database: TestDatabase;
let replica: SearchReplica | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate tender, search_document, tender_forecast cascade`.execute(database.owner.db);
});
afterEach(() => replica?.close());

async function open(): Promise<SearchReplica> {
  replica = new SearchReplica({
    db: database.db,
    log: pino({ level: "silent" }),
    snapshotFile: undefined,
    pollMs: 3_600_000,
  });
  await replica.open();
  return replica;
}
const save = (...numbers: readonly number[]) =>
  saveTenders(
    database.db,
    numbers.map((n) => ({ id: testId(n), tender: makeTender({ title: `Nummer ${n}` }) })),
  );
const forecast = (n: number, mean_offers: number | null) =>
  saveForecast(database.owner.db, testId(n), { mean_offers, is_contested: false });

/** Those of which offers are expected, the fewest first. */
async function ranked(search: SearchReplica): Promise<readonly string[]> {
  const { ids } = await search.search(
    searchQuery({
      sort: "competition",
      ranges: { offers: { most: 99 } },
      assessment: {
        agency: undefined,
        contested: undefined,
        mark: "open",
        capCents: undefined,
      },
    }),
  );
  return ids;
}

test("forecasts from before the start, from later, of later tenders and taken back are all known", async () => {
  await save(1, 2);
  await forecast(1, 4);
  const search = await open();
  expect(await ranked(search)).toEqual([testId(1)]);
  await forecast(2, 3);
  await save(3);
  await forecast(3, 5);
  await search.catchUp();
  expect(await ranked(search)).toEqual([2, 1, 3].map(testId));
  await forecast(2, 9);
  await forecast(1, null);
  await search.catchUp();
  expect(await ranked(search)).toEqual([3, 2].map(testId));
  // The forecast is there first, the tender's document comes or changes after it.
  await save(4);
  await forecast(4, 1);
  await search.catchUp();
  await save(2, 4);
  await search.catchUp();
  expect(await ranked(search)).toEqual([4, 3, 2].map(testId));
});

test("of two transactions the one that began first may end last", async () => {
  await save(1, 2);
  const search = await open();
  const slow = await database.owner.pool.connect();
  try {
    await slow.query("begin");
    await slow.query(
      `insert into tender_forecast (tender_id, tender_version, model_version, forecast, mean_offers, forecast_at)
       values ($1, 1, 1, '{}', 2, now())`,
      [testId(1)],
    );
    await forecast(2, 3);
    await search.catchUp();
    expect(await ranked(search)).toEqual([testId(2)]);
    await slow.query("commit");
  } finally {
    slow.release();
  }
  await search.catchUp();
  expect(await ranked(search)).toEqual([1, 2].map(testId));
});

test("whoever keeps tenders is told of a new forecast", async () => {
  await save(1);
  const search = await open();
  // A transaction that runs meanwhile, in whatever database, makes the first turn read what was loaded once more.
  await search.catchUp();
  const told: string[] = [];
  search.onChange((ids) => told.push(...ids));
  await forecast(1, 3);
  await search.catchUp();
  await search.catchUp();
  expect(told).toEqual([testId(1)]);
});
