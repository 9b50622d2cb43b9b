import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { makeAgency } from "../apps/server/src/testing/people/make-agency.ts";
import { saveTenders } from "../apps/server/src/testing/tenders/save-tenders.ts";
import { signedIn } from "../apps/server/src/testing/people/signed-in.ts";
import { testSite } from "../apps/server/src/testing/database/test-context.ts";
import { copyTenders } from "./search/copies.ts";
import { createCorpus } from "./search/corpus.ts";
import { percentiles, round } from "./search/percentiles.ts";
import { freePort } from "../tools/free-port.ts";

const root = path.resolve(import.meta.dirname, "..");
const secret = "a secret for this measurement only";
const starts = 7;
const batchSize = 1_000;
const analysed = 25_000;

/**
 * The warm start: from `npm start` to the first answered search of a signed-in agency, on a data folder that was started
 * before. `--tenders N` (default 50,000). The first start, which builds the index, is not counted.
 */
export async function run({ args }: { args: string[] }): Promise<object> {
  const count = args.includes("--tenders") ? Number(args[args.indexOf("--tenders") + 1]) : 50_000;
  const dataDir = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  // As root PostgreSQL runs as another user, who has to come through here.
  await chmod(dataDir, 0o755);
  try {
    const cookie = await fill(dataDir, count);
    const buildSeconds = round((await measureStart(dataDir, cookie)).searchMs / 1000);
    const taken: Start[] = [];
    for (let at = 0; at < starts; at++) taken.push(await measureStart(dataDir, cookie));
    const figures = {
      tenders: count,
      firstStartSeconds: buildSeconds,
      answeringMs: percentiles(taken.map(({ answeringMs }) => answeringMs)),
      searchMs: percentiles(taken.map(({ searchMs }) => searchMs)),
      stopMs: percentiles(taken.map(({ stopMs }) => stopMs)),
    };
    const { answeringMs, searchMs, stopMs } = figures;
    console.log(`${starts} warm starts with ${count} tenders, milliseconds; load ${loadavg()[0]}`);
    console.table({ answering: answeringMs, "first search": searchMs, "SIGTERM to end": stopMs });
    return { ...figures, load: loadavg()[0] };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Tenders and an agency that may ask for them; returns its session. */
async function fill(dataDir: string, count: number): Promise<string> {
  const server = await startLocalPostgres({ dir: path.join(dataDir, "postgres") });
  const { db } = connect(`${server.url}/postgres`);
  try {
    await migrate(db);
    await sql`update dataset set kind = 'real'`.execute(db);
    const corpus = createCorpus();
    const originals = Math.min(count, analysed);
    for (let written = 0; written < originals; written += batchSize) {
      const size = Math.min(batchSize, originals - written);
      const batch = Array.from({ length: size }, (_, at) => corpus.tender(written + at));
      await saveTenders(db, batch);
    }
    if (count > originals) await copyTenders(db, originals, originals, count, true);
    await sql`vacuum analyze`.execute(db);
    const { owner } = await makeAgency({ db });
    const { cookie } = await signedIn({ db, now: () => new Date(), site: testSite }, owner);
    return cookie;
  } finally {
    await db.destroy();
    await server.stop();
  }
}

interface Start {
  /** Until the process answers at all */
  readonly answeringMs: number;
  readonly searchMs: number;
  readonly stopMs: number;
}

async function measureStart(dataDir: string, cookie: string): Promise<Start> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: root,
    stdio: "ignore",
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      SESSION_SECRET: secret,
      // Nobody listens there: nothing is screened while the start is measured.
      DOE_BASE_URL: "http://127.0.0.1:9",
      NOTICE_SOURCE: "doe",
      SMTP_URL: "",
      MAILBOX_PORT: "0",
      STRIPE_STANDIN_PORT: "0",
      WEBSITE_STANDIN_PORT: "0",
    },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const answeringMs = await firstOk(`${origin}/healthz`, {}, startedAt);
  const searchMs = await firstOk(`${origin}/api/tenders?q=Kampagne`, { cookie }, startedAt);
  // The snapshot that makes the next start a warm one is written a moment later.
  await wait(3_000);
  const stoppingAt = performance.now();
  child.kill("SIGTERM");
  await ended;
  return { answeringMs, searchMs, stopMs: performance.now() - stoppingAt };
}

async function firstOk(url: string, headers: Record<string, string>, startedAt: number) {
  for (;;) {
    const answer = await fetch(url, { headers }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return performance.now() - startedAt;
    if (performance.now() - startedAt > 300_000) throw new Error(`${url} was never answered`);
    await wait(10);
  }
}
