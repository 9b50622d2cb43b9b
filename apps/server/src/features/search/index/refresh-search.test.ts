import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { searchQuery } from "../../../testing/tenders/search-query.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { refreshSearch } from "./refresh-search.ts";
import { SearchReplica } from "../replica/search-replica.ts";

let database: TestDatabase;
const never = new AbortController().signal;
const refresh = (signal = never) => refreshSearch(testContext(database), signal);

/** Stops the run as a killed process would, after some of its steps. */
const stopAfter = (steps: number): AbortSignal => {
  let asked = 0;
  const signal = {
    get aborted() {
      return asked++ >= steps;
    },
  };
  // refreshSearch asks for nothing else.
  return signal as AbortSignal;
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate tender, search_document, search_lexicon, code_list_entry cascade`.execute(
    database.owner.db,
  );
});

async function save(from: number, to: number) {
  const title = (n: number) => {
    if (n === 1) return "Radschnellwegebrückenprüfung";
    return n < 8 ? `Radschnellwege, Abschnitt ${n}` : `Broschüre ${n}`;
  };
  const tenders = Array.from({ length: to - from + 1 }, (_, at) => ({
    id: testId(from + at),
    tender: makeTender({ title: title(from + at), cpv: ["79341000"] }),
  }));
  await saveTenders(database.db, tenders);
}

async function find(text: string): Promise<number> {
  const replica = new SearchReplica({
    db: database.db,
    log: pino({ level: "silent" }),
    snapshotFile: undefined,
    pollMs: 3_600_000,
  });
  await replica.open();
  const { total } = await replica.search(searchQuery({ text }));
  await replica.close();
  return total;
}

async function documents() {
  const { rows } = await sql`
    select tender_id, terms, weights, lexicon_version from search_document order by tender_id`.execute(
    database.db,
  );
  return rows;
}

test("words of the tenders become parts of compounds once there are enough of them", async () => {
  await save(1, 200);
  expect(await refresh()).toEqual({ lexiconVersion: 0, refreshed: 0 });
  expect(await find("Radschnellwege")).toBe(6);

  await save(201, 320);
  expect(await refresh()).toEqual({ lexiconVersion: 1, refreshed: 320 });
  expect(await find("Radschnellwege")).toBe(7);
});

test("nothing is learnt again before there are twice as many tenders", async () => {
  await save(1, 320);
  await refresh();
  const before = await documents();
  await save(321, 639);
  expect(await refresh()).toEqual({ lexiconVersion: 1, refreshed: 0 });
  expect((await documents()).slice(0, 320)).toEqual(before);
  await save(640, 640);
  expect(await refresh()).toEqual({ lexiconVersion: 2, refreshed: 640 });
});

test("a run that ends in the middle leaves whole documents, and the next one does the rest", async () => {
  await save(1, 320);
  const stopped = await refresh(stopAfter(9));
  expect(stopped.refreshed).toBeGreaterThan(0);
  expect(stopped.refreshed).toBeLessThan(320);
  expect(await find("Radschnellwege")).toBeGreaterThanOrEqual(6);

  expect(await refresh()).toEqual({ lexiconVersion: 1, refreshed: 320 - stopped.refreshed });
  const resumed = await documents();
  await sql`update search_document set lexicon_version = 0, terms = ''`.execute(database.db);
  await refresh();
  expect(await documents()).toEqual(resumed);
});

test("two workers at once analyse each document once", async () => {
  await save(1, 320);
  const reports = await Promise.all([refresh(), refresh()]);
  expect(reports.reduce((sum, { refreshed }) => sum + refreshed, 0)).toBe(320);
  expect((await refresh()).refreshed).toBe(0);
});

test("new labels of codes are found, and what was learnt stays", async () => {
  await save(1, 320);
  await refresh();
  expect(await find("Werbedienste")).toBe(0);
  await sql`insert into code_list_entry (list, code, label_de) values ('cpv', '79341000', 'Werbedienste')`.execute(
    database.db,
  );
  expect(await refresh()).toEqual({ lexiconVersion: 2, refreshed: 320 });
  expect([await find("Werbedienste"), await find("Radschnellwege")]).toEqual([320, 7]);
  expect((await refresh()).refreshed).toBe(0);
});
