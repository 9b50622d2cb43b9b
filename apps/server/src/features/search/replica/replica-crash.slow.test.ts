import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createRandom } from "@tc/standins";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyMomentWithin } from "../../../../../../tools/waits.ts";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { searchQuery } from "../../../testing/tenders/search-query.ts";
import { testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { removeSearchDocuments, SearchReplica } from "../index.ts";

const random = createRandom(20_261_122);
const log = pino({ level: "silent" });
const words = ["Kampagne", "Broschüre", "Messestand", "Imagefilm", "Plakat", "Webseite"];
let database: TestDatabase;
let folder: string;
let snapshotFile: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "tenderchances-replica-"));
  snapshotFile = path.join(folder, "index.bin");
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

// Scores count removed documents until they are merged away; days do not.
const question = (text: string) =>
  searchQuery({ text, sort: "published", limit: 100, nowMs: testNow.getTime() });

async function answers(file: string | undefined) {
  const replica = new SearchReplica({
    db: database.db,
    log,
    snapshotFile: file,
    pollMs: 3_600_000,
  });
  await replica.open();
  const found = [];
  for (const text of ["", ...words]) {
    const { ids, total, facets } = await replica.search(question(text));
    found.push({ text, ids, total, facets });
  }
  await replica.close();
  return found;
}

async function writeSome(): Promise<void> {
  const tenders = Array.from({ length: 40 }, () => {
    const n = 1 + Math.floor(random.next() * 400);
    const word = words[Math.floor(random.next() * words.length)] ?? "";
    const day = String(1 + Math.floor(random.next() * 28)).padStart(2, "0");
    return {
      id: testId(n),
      tender: makeTender({ title: `${word} ${n}`, publishedOn: `2026-10-${day}` }),
    };
  });
  const latest = new Map(tenders.map((one) => [one.id, one]));
  await saveTenders(database.db, [...latest.values()]);
  await database.db
    .transaction()
    .execute((t) => removeSearchDocuments(t, [testId(1 + Math.floor(random.next() * 400))]));
}

test("a process killed while it follows and saves starts again with the same answers", async () => {
  await writeSome();
  let snapshots = 0;
  for (let round = 0; round < 6; round++) {
    const child = fork(path.join(import.meta.dirname, "replica.fixture.ts"), [
      database.url,
      snapshotFile,
    ]);
    const exited = once(child, "exit");
    await once(child, "message");
    await Promise.all([
      anyMomentWithin(320, random).then(() => child.kill("SIGKILL")),
      (async () => {
        for (let batch = 0; batch < 4; batch++) await writeSome();
      })(),
    ]);
    await exited;
    if ((await readdir(folder)).includes("index.bin")) snapshots++;
    expect(await answers(snapshotFile), `round ${round}`).toEqual(await answers(undefined));
  }
  expect(snapshots).toBeGreaterThan(0);
}, 180_000);
