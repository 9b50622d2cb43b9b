import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { listTenders } from "@tc/contract";
import { generateProcedures } from "@tc/standins";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readPaths } from "../adapters/archive/read-paths.ts";
import { dumpNoticeTables } from "../features/ingestion/database/database-dump.ts";
import { ingestDocuments } from "../features/ingestion/index.ts";
import type { IngestReport } from "../features/ingestion/index.ts";
import { makeAgency } from "../testing/people/make-agency.ts";
import { signedIn } from "../testing/people/signed-in.ts";
import { testContext, testSecret } from "../testing/database/test-context.ts";
import { createTestDatabase } from "../testing/database/test-database.ts";
import type { TestDatabase } from "../testing/database/test-database.ts";

const source = path.resolve(import.meta.dirname, "..");
let folder: string;
let dataFolder: string;
let database: TestDatabase;
let running: ChildProcess[];
let total = 0;
let alone: Record<string, unknown[]>;

/** Three folders of documents; what lies in the middle one is read by both sides. */
const inbox = (name: "left" | "both" | "right") => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tenderchances-ingest-"));
  for (const name of ["left", "both", "right"] as const) await mkdir(inbox(name));
  for (const { notices } of generateProcedures({ seed: 23, count: 240, today: "2026-11-21" })) {
    for (const { source: from, file, xml } of notices) {
      const name = (["left", "both", "right"] as const)[total % 3]!;
      await writeFile(
        path.join(inbox(name), `${String(total++).padStart(5, "0")}-${from}-${file}`),
        xml,
      );
    }
  }
  const undisturbed = await createTestDatabase();
  const ctx = testContext(undisturbed);
  await ingestDocuments(ctx, readPaths([folder]), { sourceId: "files" });
  alone = await dumpNoticeTables(undisturbed.db);
  await undisturbed.drop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  database = await createTestDatabase();
  dataFolder = await mkdtemp(path.join(tmpdir(), "tenderchances-ingest-data-"));
  running = [];
});
afterEach(async () => {
  for (const child of running) child.kill("SIGKILL");
  await database.drop();
  await rm(dataFolder, { recursive: true, force: true });
});

function launch(entry: string, args: readonly string[] = []) {
  const child = spawn(process.execPath, [path.join(source, entry), ...args], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      DATABASE_URL: database.url,
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "error",
      NODE_ENV: "test",
      DATA_DIR: dataFolder,
      SESSION_SECRET: testSecret,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  const written = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].setEncoding("utf8").on("data", (text: string) => {
      written[stream] += text;
    });
  }
  const ended = once(child, "close").then(([code]) => {
    const lastLine = written.stdout.trimEnd().split("\n").at(-1) ?? "";
    return { code: code as number | null, lastLine, ...written };
  });
  return { child, written, ended };
}

const ingest = (...folders: readonly string[]) => launch("cli/ingest.ts", folders);

async function reportOf(started: ReturnType<typeof launch>): Promise<IngestReport> {
  const { code, lastLine, stderr } = await started.ended;
  expect(code, stderr).toBe(0);
  return JSON.parse(lastLine) as IngestReport;
}

const countRaws = async () => {
  const { rows } = await sql<{ stored: number; pending: number }>`
    select count(*)::int as stored, count(*) filter (where status = 'pending')::int as pending
    from raw_notice`.execute(database.db);
  return rows[0]!;
};

/** What must be the same whoever came first: order of arrival gives tenders their names and addresses. */
const records = (dump: Record<string, unknown[]>) =>
  (dump["tender"] as { record: unknown }[]).map(({ record }) => JSON.stringify(record)).toSorted();

test("two processes that read overlapping folders at once make what one alone makes", async () => {
  const started = [ingest(inbox("left"), inbox("both")), ingest(inbox("both"), inbox("right"))];
  const reports = await Promise.all(started.map(reportOf));
  const dump = await dumpNoticeTables(database.db);
  expect(records(dump)).toEqual(records(alone));
  expect(dump["notice"]).toHaveLength(alone["notice"]?.length ?? 0);
  expect(await countRaws()).toEqual({ stored: total, pending: 0 });
  // Whoever applied a notice counted it as new, and nobody else did.
  const news = reports.reduce((sum, report) => sum + report.newNotices, 0);
  expect(news).toBe(alone["notice"]?.length);
});

test("a second run changes nothing and says so in words and figures", async () => {
  const first = await reportOf(ingest(folder));
  expect(first).toMatchObject({
    newNotices: alone["notice"]?.length,
    tenders: alone["tender"]?.length,
    rejected: [],
    seconds: expect.any(Number),
  });
  expect(await dumpNoticeTables(database.db)).toEqual(alone);
  const again = await ingest(folder).ended;
  expect(again.stderr).toContain("Alles war schon da; nichts hat sich geändert.");
  expect(JSON.parse(again.lastLine)).toMatchObject({
    notices: first.notices,
    newNotices: 0,
    tenders: 0,
    changes: 0,
    rejected: [],
  });
  expect(again.code).toBe(0);
  expect(await dumpNoticeTables(database.db)).toEqual(alone);
});

test("SIGINT ends the run after its batch, with a last line that is true", async () => {
  const stopped = ingest(folder);
  await vi.waitFor(async () => expect((await countRaws()).stored).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 5,
  });
  stopped.child.kill("SIGINT");
  const report = await reportOf(stopped);
  // What it read is applied whole, and what it names is there.
  expect((await countRaws()).pending).toBe(0);
  expect(await count("notice")).toBe(report.newNotices);
  expect(await count("tender")).toBe(report.tenders);
  await reportOf(ingest(folder));
  expect(await dumpNoticeTables(database.db)).toEqual(alone);
});

test("a run beside a running API fills its search without a restart", async () => {
  const api = launch("main-api.ts");
  const address = await vi.waitFor(
    () => {
      const url = /http:\/\/localhost:\d+/.exec(api.written.stdout)?.[0];
      expect(url, api.written.stderr).toBeDefined();
      return url ?? "";
    },
    { timeout: 60_000, interval: 20 },
  );
  const { owner } = await makeAgency(database);
  const headers = await signedIn(testContext(database, { now: () => new Date() }), owner);
  const totalNow = async () => {
    const answer = await fetch(`${address}${listTenders.path}?limit=1`, { headers });
    return ((await answer.json()) as { total: number }).total;
  };
  await vi.waitFor(async () => expect(await totalNow()).toBe(0), { timeout: 60_000 });
  const report = await reportOf(ingest(folder));
  expect(report.tenders).toBe(alone["tender"]?.length);
  await vi.waitFor(async () => expect(await totalNow()).toBe(report.tenders), {
    timeout: 60_000,
    interval: 50,
  });
  api.child.kill("SIGTERM");
  expect((await api.ended).code).toBe(0);
});

async function count(table: "notice" | "tender"): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)}`.execute(database.db);
  return rows[0]?.n ?? 0;
}
