import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { removeSearchDocuments, SearchReplica } from "../index.ts";
import type { SearchQuery } from "@tc/search-engine";
import type { SearchEngine } from "../index.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { searchQuery } from "../../../testing/tenders/search-query.ts";
import { databaseIdentity, oldestRunning } from "../index/search-index.store.ts";
import { writeSnapshot } from "../index/search-snapshot.ts";

let database: TestDatabase;
let folder: string;
const opened: SearchReplica[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate tender, search_document cascade`.execute(database.owner.db);
  folder = await mkdtemp(path.join(tmpdir(), "search-"));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((replica) => replica.close()));
  await rm(folder, { recursive: true });
});

const log = pino({ level: "silent" });
const snapshotFile = () => path.join(folder, "index.bin");

// It follows only when a test says so: nothing here waits for a timer.
async function open(options: { snapshotFile?: string; maxBytes?: number } = {}) {
  const replica = new SearchReplica({
    db: database.db,
    log,
    snapshotFile: undefined,
    pollMs: 3_600_000,
    ...options,
  });
  opened.push(replica);
  await replica.open();
  return replica;
}

const ask = (text: string, rest: Partial<SearchQuery> = {}) =>
  searchQuery({ text, nowMs: testNow.getTime(), ...rest });
const find = async (engine: SearchEngine, text: string) => (await engine.search(ask(text))).ids;
const save = (titles: readonly string[], from = 1) =>
  saveTenders(
    database.db,
    titles.map((title, index) => ({ id: testId(from + index), tender: makeTender({ title }) })),
  );

describe("words", () => {
  test("a part finds the compound, from the first notice on", async () => {
    await save(["Kommunikationskampagne zum Klimaschutz"]);
    const replica = await open();
    for (const text of ["Kampagne", "kampagnen", "Kommunikation", "Kommunikationskampagne"]) {
      expect(await find(replica, text), text).toEqual([testId(1)]);
    }
    expect(await find(replica, "Straßenbau")).toEqual([]);
  });

  test("umlauts and ß are found however they are written", async () => {
    await save(["Öffentlichkeitsarbeit für die Straßenreinigung"]);
    const replica = await open();
    for (const text of [
      "Oeffentlichkeitsarbeit",
      "OFFENTLICHKEITSARBEIT",
      "öffentlichkeitsarbeit",
      "strassenreinigung",
    ]) {
      expect(await find(replica, text), text).toEqual([testId(1)]);
    }
  });

  test("all words must be there; excluded ones must not", async () => {
    await save(["Imagefilm der Stadt", "Imagefilm des Landes", "Plakate der Stadt"]);
    const replica = await open();
    expect(await find(replica, "Film Stadt")).toEqual([testId(1)]);
    expect(await find(replica, "Film -Stadt")).toEqual([testId(2)]);
  });

  test("words in quotes must follow one another", async () => {
    await save(["Druck von Plakaten", "Plakate und Druck", "Druck der Flyer von Hand"]);
    const replica = await open();
    expect(await find(replica, '"Druck von Plakaten"')).toEqual([testId(1)]);
    expect(await find(replica, 'Druck -"Druck von Plakaten"')).toEqual([testId(3), testId(2)]);
  });

  test("an unfinished last word is completed", async () => {
    await save(["Messebau in Hannover"]);
    const replica = await open();
    expect(await find(replica, "Messebau Hanno")).toEqual([testId(1)]);
  });

  test("a mistyped word is corrected and the correction is told", async () => {
    await save(["Kampagne gegen Lärm"]);
    const replica = await open();
    const { ids, corrections } = await replica.search(ask("Kamapgne"));
    expect(ids).toEqual([testId(1)]);
    expect(corrections).toEqual([{ typed: "Kamapgne", term: "kampagn" }]);
  });

  test("file numbers, notice ids and TED numbers are found exactly", async () => {
    const noticeId = "6a5a5bc3-6a44-4f0d-9d1c-5c2f6f1f0a11";
    const tender = makeTender({
      title: "Etwas",
      reference: "VB-2026/0815 (3)",
      notices: [
        {
          noticeId,
          version: "01",
          kind: "call",
          sources: ["ted"],
          url: "https://ted.europa.eu/de/notice/-/detail/123456-2026",
        },
      ],
    });
    await saveTenders(database.db, [{ id: testId(1), tender }]);
    await save(["Anderes 2026 0815"], 2);
    const replica = await open();
    for (const text of [
      "VB-2026/0815 (3)",
      "vb-2026/0815(3)",
      noticeId,
      `${noticeId}-01`,
      "123456-2026",
      "00123456-2026",
    ]) {
      expect(await find(replica, text), text).toEqual([testId(1)]);
    }
  });

  test("the title counts more than the description, the rarer word more than the usual one", async () => {
    await saveTenders(database.db, [
      {
        id: testId(1),
        tender: makeTender({ title: "Leistungen", description: "auch ein Plakat" }),
      },
      { id: testId(2), tender: makeTender({ title: "Plakat", description: "Leistungen" }) },
    ]);
    const replica = await open();
    expect(await find(replica, "Plakat")).toEqual([testId(2), testId(1)]);
  });

  test.each([
    ["nothing but stop words", "der die das", 1],
    ["nothing but signs", "??? \u{1f389} ---", 0],
    ["signs of regular expressions", ".*(+[?^$", 0],
    ["a NUL", "Kampagne\u0000", 1],
    ["quotes that never end", '"Kampagne', 1],
    ["ten thousand letters", "x".repeat(10_000), 0],
    ["ten thousand words", "Kampagne ".repeat(10_000), 1],
    ["half a surrogate pair", "\ud83c", 0],
  ])("%s is no error", async (_, text, total) => {
    await save(["Kampagne"]);
    const replica = await open();
    expect((await replica.search(ask(text))).total).toBe(total);
  });
});

describe("following the database", () => {
  test("what was committed is found, what was changed or removed no more", async () => {
    await save(["Kampagne", "Film"]);
    const replica = await open();
    await save(["Plakat"]);
    await database.db.transaction().execute((t) => removeSearchDocuments(t, [testId(2)]));
    await replica.catchUp();
    expect(await find(replica, "Kampagne")).toEqual([]);
    expect(await find(replica, "Plakat")).toEqual([testId(1)]);
    expect((await replica.search(ask(""))).total).toBe(1);
  });

  test("a transaction that commits after a later one is not missed", async () => {
    const replica = await open();
    let commit = () => {};
    const held = new Promise<void>((resolve) => (commit = resolve));
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const early = database.db.transaction().execute(async (t) => {
      await sql`select pg_current_xact_id()`.execute(t);
      await sql`
        insert into search_document values
          (${testId(1)}, false, 'fruh', '\\x10', '', '{}', '{}', 1, 0)`.execute(t);
      begun();
      await held;
    });
    await isBegun;
    await save(["Spät"], 2);
    await replica.catchUp();
    await replica.catchUp();
    await sql`insert into tender select (jsonb_populate_record(t, jsonb_build_object(
      'id', ${testId(1)}::text, 'slug', 'frueh', 'key', 'frueh'))).* from tender t`.execute(
      database.db,
    );
    expect(await find(replica, "Spät")).toEqual([testId(2)]);
    commit();
    await early;
    await replica.catchUp();
    expect(await find(replica, "früh")).toEqual([testId(1)]);
  });

  test("many writers at once: two replicas, one of them new, agree with the rows", async () => {
    const following = await open();
    const writer = async (number: number) => {
      for (let round = 0; round < 6; round++) {
        const from = number * 7 + round * 3;
        await save([`Kampagne ${number}`, `Film ${round}`, "Druck"], from + 1);
        await following.catchUp();
      }
    };
    await Promise.all([writer(0), writer(1), writer(2)]);
    await following.catchUp();
    const fresh = await open();
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from tender`.execute(
      database.db,
    );
    for (const text of ["", "Kampagne", "Film", "Druck"]) {
      const query = ask(text, { limit: 100 });
      expect(await following.search(query)).toEqual(await fresh.search(query));
    }
    expect((await fresh.search(ask(""))).total).toBe(rows[0]?.n);
  });

  test("rows of a restored dump with transaction numbers of the future are taken in", async () => {
    await save(["Kampagne"]);
    await sql`update search_document set changed_by = '999999999'`.execute(database.db);
    const replica = await open();
    await save(["Film"], 2);
    await replica.catchUp();
    expect((await replica.search(ask(""))).total).toBe(2);
  });

  test("an index that may grow no further says so instead of answering in part", async () => {
    await save(["Kampagne"]);
    const replica = await open({ maxBytes: 10 });
    expect(replica.problem()).toBe("search_memory");
    await expect(replica.search(ask("Kampagne"))).rejects.toMatchObject({ code: "overloaded" });
  });
});

describe("the snapshot", () => {
  const writeAndClose = async () => {
    const replica = await open({ snapshotFile: snapshotFile() });
    await replica.close();
  };

  test("makes the next start equal, with what was committed in between", async () => {
    await save(["Kampagne in Köln", "Film"]);
    await writeAndClose();
    await save(["Druck"], 3);
    await save(["Plakat statt Film"], 2);
    const warm = await open({ snapshotFile: snapshotFile() });
    const cold = await open();
    for (const text of ["", "Kampagne", "Film", "Druck", "Koeln"]) {
      expect(await warm.search(ask(text))).toEqual(await cold.search(ask(text)));
    }
  });

  test("is really used: a row deleted behind its back stays found", async () => {
    await save(["Kampagne"]);
    await writeAndClose();
    await sql`delete from search_document`.execute(database.db);
    const warm = await open({ snapshotFile: snapshotFile() });
    expect(await find(warm, "Kampagne")).toEqual([testId(1)]);
  });

  test.each([
    ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    ["empty", () => Buffer.alloc(0)],
    ["with one flipped bit in the header", (bytes: Buffer) => flip(bytes, 40)],
    ["with one flipped bit in the last byte", (bytes: Buffer) => flip(bytes, bytes.length - 1)],
    ["with an absurd length", (bytes: Buffer) => (bytes.writeUInt32LE(0xffffffff, 0), bytes)],
  ])("%s is not used and the index is built anew", async (_, damage) => {
    await save(["Kampagne"]);
    await writeAndClose();
    await writeFile(snapshotFile(), damage(await readFile(snapshotFile())));
    await sql`update search_document set terms = 'film'`.execute(database.db);
    const replica = await open({ snapshotFile: snapshotFile() });
    expect(await find(replica, "Film")).toEqual([testId(1)]);
  });

  test("of a database whose files were set back since then is not used", async () => {
    await save(["Kampagne"]);
    const identity = await databaseIdentity(database.db);
    const ahead = (BigInt(await oldestRunning(database.db)) + 1_000n).toString();
    await writeSnapshot(snapshotFile(), identity, ahead, []);
    const replica = await open({ snapshotFile: snapshotFile() });
    expect(await find(replica, "Kampagne")).toEqual([testId(1)]);
  });

  test("of another database is not used", async () => {
    await save(["Kampagne"]);
    await writeAndClose();
    const other = await createTestDatabase();
    try {
      const replica = new SearchReplica({ db: other.db, log, snapshotFile: snapshotFile() });
      await replica.open();
      expect((await replica.search(ask(""))).total).toBe(0);
      await replica.close();
    } finally {
      await other.drop();
    }
  });
});

function flip(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
