import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createRandom, generateProcedures } from "@tc/standins";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { anyMomentWithin } from "../../../../tools/waits.ts";
import { readPaths } from "../adapters/archive/read-paths.ts";
import { connect } from "../platform/database/database.ts";
import { startLocalPostgres } from "../platform/local-postgres/local-postgres.ts";
import { makeScratchFolder } from "../testing/scratch-folder.ts";
import { copyTemplateDataDir } from "../testing/database/template-data-dir.ts";
import { testContext } from "../testing/database/test-context.ts";
import { createTestDatabase } from "../testing/database/test-database.ts";
import { dumpNoticeTables } from "../features/ingestion/database/database-dump.ts";
import { ingestDocuments } from "../features/ingestion/index.ts";

const command = path.resolve(import.meta.dirname, "ingest.ts");
const random = createRandom(20_261_121);

let folder: string;
let inbox: string;
let undisturbed: Record<string, unknown[]>;
let total = 0;

beforeAll(async () => {
  folder = await makeScratchFolder("tenderchances-crash-");
  inbox = path.join(folder, "inbox");
  await mkdir(inbox);
  for (const { notices } of generateProcedures({ seed: 11, count: 300, today: "2026-11-21" })) {
    for (const { source, file, xml } of notices) {
      await writeFile(
        path.join(inbox, `${String(total++).padStart(5, "0")}-${source}-${file}`),
        xml,
      );
    }
  }
  const database = await createTestDatabase();
  await ingestDocuments(testContext(database), readPaths([inbox]), { sourceId: "files" });
  undisturbed = await dumpNoticeTables(database.db);
  await database.drop();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function startIngest(dataDir: string): ChildProcess {
  const { DATABASE_URL: _, ...env } = process.env;
  return spawn(process.execPath, [command, inbox], {
    env: { ...env, DATA_DIR: dataDir, LOG_LEVEL: "silent", NODE_ENV: "test" },
    stdio: ["ignore", "pipe", "ignore"],
  });
}

/** Ingests until a run ends well; in each of the first runs something dies while documents are on their way. */
async function ingestDisturbed(
  dataDir: string,
  kills: number,
  kill: (child: ChildProcess, postgresFolder: string) => Promise<void>,
): Promise<Record<string, unknown[]>> {
  const options = { dir: path.join(dataDir, "postgres") };
  await copyTemplateDataDir(options.dir);
  for (let run = 0; ; run++) {
    const postgres = await startLocalPostgres(options);
    const { db } = connect(`${postgres.url}/postgres`, { maxConnections: 1 });
    try {
      const child = startIngest(dataDir);
      const ended = once(child, "exit");
      if (run < kills) {
        // Not before this run has stored something, then at any moment: inside a transaction or between two.
        const stored = await countRaws(db);
        const goal = Math.min(total, stored + 1);
        await vi.waitFor(
          async () => expect(child.exitCode !== null || (await countRaws(db)) >= goal).toBe(true),
          { timeout: 120_000, interval: 5 },
        );
        await anyMomentWithin(600, random);
        await kill(child, postgres.folder);
      }
      const [code] = (await ended) as [number | null];
      if (code === 0 && run >= kills) return await dumpNoticeTables(db);
      expect(run, "an undisturbed run must end well").toBeLessThan(kills);
    } finally {
      await db.destroy();
      await postgres.stop();
    }
  }
}

async function countRaws(db: ReturnType<typeof connect>["db"]): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from raw_notice`.execute(db);
  return rows[0]?.count ?? 0;
}

test("kill -9 of the ingest at any moment loses and doubles nothing", async () => {
  const dump = await ingestDisturbed(path.join(folder, "a"), 6, async (child) => {
    child.kill("SIGKILL");
  });
  expect(dump).toEqual(undisturbed);
}, 300_000);

test("kill -9 of PostgreSQL during an ingest loses and doubles nothing", async () => {
  const dump = await ingestDisturbed(path.join(folder, "b"), 3, async (_, postgresFolder) => {
    const lockFile = await readFile(path.join(postgresFolder, "data", "postmaster.pid"), "utf8");
    process.kill(Number(lockFile.split("\n")[0]), "SIGKILL");
  });
  expect(dump).toEqual(undisturbed);
}, 300_000);
