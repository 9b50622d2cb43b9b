// npm run bench -- digests [--agencies 1000] [--tenders 1200] [--older 5000]: all digests of a morning, three members an agency
// with a saved search each: matched, ranked, rendered and queued, as the job does it.
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import { pino } from "pino";
import { readQuery } from "../apps/server/src/features/saved-searches/read-query.ts";
import { SearchReplica } from "../apps/server/src/features/search/index.ts";
import { toSearchQuery } from "../apps/server/src/features/tenders/index.ts";
import { runDigests } from "../apps/server/src/features/digests/run/run-digests.ts";
import { listJobs } from "../apps/server/src/main/features.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import type { Db } from "../apps/server/src/platform/database/database.ts";
import { createJobRunner } from "../apps/server/src/platform/jobs/job-runner.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { testId } from "../apps/server/src/testing/tenders/make-tender.ts";
import { saveTenders } from "../apps/server/src/testing/tenders/save-tenders.ts";
import type { BenchOptions } from "../tools/bench.ts";
import { fillAgencies, fillScores } from "./digests/fill-agencies.ts";
import { createGenerator } from "./models/data/generated-tenders.ts";
import type { Generator } from "./models/data/generated-tenders.ts";
import { benchContext } from "./server/bench-context.ts";

// A Tuesday, 7:31 in Berlin
const now = new Date("2026-11-24T06:31:00Z");
const yesterday = new Date("2026-11-23T06:31:00Z");
const perWrite = 500;
const baselineSearches = 300;
const log = pino({ level: "silent" });

export async function run({ data, args }: BenchOptions): Promise<object> {
  const agencies = numberOf(args, "--agencies", 1_000);
  const tenders = numberOf(args, "--tenders", 1_200);
  const older = numberOf(args, "--older", 5_000);
  const folder = await mkdtemp(path.join(tmpdir(), "tc-digests-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const url = `${server.url}/postgres`;
  const owner = connect(url);
  await migrate(owner.db);
  // As the worker: under row-level security.
  const { db } = connect(url, { role: "tc_app" });
  const jobs = createJobRunner({ databaseUrl: url, handlers: listJobs(), log });
  try {
    await jobs.start();
    const generator = await createGenerator(data);
    await fillTenders(owner.db, generator, {
      from: 100_000,
      count: older,
      createdAt: new Date("2026-10-01T05:00:00Z"),
    });
    await fillTenders(owner.db, generator, {
      from: 1,
      count: tenders,
      createdAt: new Date("2026-11-24T04:30:00Z"),
    });
    await fillAgencies(owner.db, generator, { count: agencies, yesterday });
    await fillScores(
      owner.db,
      Array.from({ length: tenders }, (_, n) => testId(1 + n)),
    );
    await sql`vacuum analyze`.execute(owner.db);

    const ctx = { ...benchContext(db), jobs, now: () => now, log: pino({ level: "error" }) };
    const memory = watchMemory();
    const cpu = process.cpuUsage();
    const startedAt = performance.now();
    const report = await runDigests(ctx, new AbortController().signal);
    const seconds = (performance.now() - startedAt) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const heap = memory.stop();
    const figures = {
      agencies,
      members: agencies * 3,
      tenders,
      ...report,
      seconds: round(seconds),
      ownCpuSeconds: round((user + system) / 1e6),
      msPerMember: round((seconds * 1000) / (agencies * 3)),
      ...heap,
      ...(await sizes(owner.db)),
      baseline: await baseline(db, tenders),
      load: loadavg()[0],
    };
    console.table({ digests: figures });
    return figures;
  } finally {
    await jobs.stop();
    await Promise.all([db.destroy(), owner.db.destroy()]);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each saved search asks the whole index, as a list does, and looks for new tenders among the newest. */
async function baseline(db: Db, limit: number): Promise<object> {
  const replica = new SearchReplica({ db, log, snapshotFile: undefined, maxResults: 0 });
  await replica.open();
  try {
    const { rows } = await sql<{ query: Record<string, string> }>`
      select query from (
        select query, row_number() over (order by id) as n from saved_search) s
      where n <= ${baselineSearches}`.execute(db);
    // Under row-level security the worker's role sees no agency's searches.
    const queries = rows.length > 0 ? rows.map(({ query }) => query) : sampleQueries;
    const startedAt = performance.now();
    for (let n = 0; n < baselineSearches; n++) {
      const { query } = readQuery(queries[n % queries.length] ?? {});
      const { fitMin: _fitMin, ...rest } = query;
      await replica.search({
        ...toSearchQuery({ ...rest, sort: "published" }),
        assessment: undefined,
        after: undefined,
        nowMs: now.getTime(),
        limit,
      });
    }
    const ms = (performance.now() - startedAt) / baselineSearches;
    return {
      documents: replica.stats().documents,
      msPerSearch: round(ms),
      searches: baselineSearches,
    };
  } finally {
    await replica.close();
  }
}

const sampleQueries: readonly Record<string, string>[] = [
  { q: "Kampagne", state: "open" },
  { q: "Website Relaunch" },
  { q: "Öffentlichkeitsarbeit", region: "DEA" },
  { cpv: "79341000,79340000", state: "open" },
  { q: "Druck", procedure: "open" },
];

/** What lives on the heap while it runs, at its beginning and its end: flat if both are alike. */
function watchMemory() {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(process.memoryUsage().rss / 2 ** 20), 250);
  return {
    stop: () => {
      clearInterval(timer);
      const part = Math.max(1, Math.floor(samples.length / 5));
      const peak = (some: readonly number[]) => Math.round(Math.max(0, ...some));
      return {
        peakMbFirstFifth: peak(samples.slice(0, part)),
        peakMbMiddle: peak(samples.slice(part * 2, part * 3)),
        peakMbLastFifth: peak(samples.slice(-part)),
      };
    },
  };
}

async function fillTenders(
  db: Db,
  generator: Generator,
  {
    from,
    count,
    createdAt,
  }: { readonly from: number; readonly count: number; readonly createdAt: Date },
): Promise<void> {
  for (let at = 0; at < count; at += perWrite) {
    const numbers = Array.from({ length: Math.min(perWrite, count - at) }, (_, n) => from + at + n);
    await saveTenders(
      db,
      numbers.map((n) => ({
        id: testId(n),
        tender: openUntilDecember(generator.tender(n), createdAt),
      })),
    );
  }
  await sql`update tender set created_at = ${createdAt}
    where id between ${testId(from)}::uuid and ${testId(from + count - 1)}::uuid`.execute(db);
}

function openUntilDecember(tender: Tender, createdAt: Date): Tender {
  const day = createdAt.toISOString().slice(0, 10);
  return {
    ...tender,
    publishedOn: day,
    updatedOn: day,
    lots: tender.lots.map((lot) => ({
      ...lot,
      deadlines: [{ kind: "offer" as const, at: "2026-12-15T11:00:00Z", hasTime: true }],
    })),
  };
}

async function sizes(db: Db): Promise<object> {
  const { rows } = await sql<{ queued: number; jobs: number; mailMb: number }>`
    select (select count(*)::int from mail_message where state = 'queued') as queued,
      (select count(*)::int from pgboss.job where name = 'send-monitoring-mail') as jobs,
      round(pg_total_relation_size('mail_message') / 1048576.0)::int as "mailMb"`.execute(db);
  return rows[0] ?? {};
}

function numberOf(args: readonly string[], name: string, otherwise: number): number {
  const value = args[args.indexOf(name) + 1];
  return args.includes(name) && value !== undefined ? Number(value) : otherwise;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
