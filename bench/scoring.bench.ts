// npm run bench -- scoring [--agencies 1000] [--tenders 1000] [--awards 3000]: what pairs of agency and tender cost from the
// notice in the database to the scores in the database, as the job does it.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { profileData } from "@tc/contract";
import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import { scoreDue } from "../apps/server/src/features/scoring/scores/score-due.ts";
import { trainModels } from "../apps/server/src/features/scoring/models/train-models.ts";
import type { Context } from "../apps/server/src/platform/context.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import type { Db } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { testId } from "../apps/server/src/testing/tenders/make-tender.ts";
import { saveTenders } from "../apps/server/src/testing/tenders/save-tenders.ts";
import type { BenchOptions } from "../tools/bench.ts";
import { createGenerator } from "./models/data/generated-tenders.ts";
import type { Generator } from "./models/data/generated-tenders.ts";
import { benchContext } from "./server/bench-context.ts";

const { signal } = new AbortController();
const perWrite = 500;

export async function run({ data, args }: BenchOptions): Promise<object> {
  const agencies = numberOf(args, "--agencies", 1_000);
  const tenders = numberOf(args, "--tenders", 1_000);
  const awards = numberOf(args, "--awards", 3_000);
  const folder = await mkdtemp(path.join(tmpdir(), "tc-scoring-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const url = `${server.url}/postgres`;
  const owner = connect(url);
  await migrate(owner.db);
  // As the worker: under row-level security.
  const { db } = connect(url, { role: "tc_app" });
  try {
    const ctx = benchContext(db);
    const generator = await createGenerator(data);
    await sql`update dataset set kind = 'real'`.execute(owner.db);
    await fillTenders(owner.db, generator, { from: 0, count: awards, make: awarded });
    await fillAgencies(owner.db, generator, agencies);
    await sql`vacuum analyze`.execute(owner.db);

    const steps: Record<string, Step> = {};
    steps["training"] = await measure(() => trainModels(ctx, { signal }));
    // Nothing is open yet: all agencies are up to date at once.
    await scoreDue(ctx, signal);
    await fillTenders(owner.db, generator, { from: 100_000, count: tenders, make: (it) => it });
    steps["new tenders for all agencies"] = await measure(() => scoreDue(ctx, signal));
    steps["nothing to do"] = await measure(() => scoreDue(ctx, signal));
    await sql`update profile set version = version + 1`.execute(owner.db);
    steps["all profiles changed"] = await measure(() => scoreDue(ctx, signal));
    await sql`update profile set version = version + 1
      where agency_id = (select min(agency_id::text)::uuid from profile)`.execute(owner.db);
    steps["one profile changed"] = await measure(() => scoreDue(ctx, signal));
    const figures = {
      pairs: agencies * tenders,
      steps,
      ...(await sizes(owner.db)),
      peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
      load: loadavg()[0],
    };
    console.table(steps);
    return figures;
  } finally {
    await Promise.all([db.destroy(), owner.db.destroy()]);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Step {
  readonly seconds: number;
  /** Of this process alone: neither the helper process nor the database is in it. */
  readonly ownCpuSeconds: number;
  /** The longest that an answer would have waited for the event loop. */
  readonly maxDelayMs: number;
  readonly written: number | undefined;
}

async function measure(
  work: () => Promise<{ readonly written?: number } | object | undefined>,
): Promise<Step> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  const report = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  delay.disable();
  return {
    seconds: round(seconds),
    ownCpuSeconds: round((user + system) / 1e6),
    maxDelayMs: Math.round(delay.max / 1e6),
    written: report && "written" in report ? report.written : undefined,
  };
}

async function fillTenders(
  db: Db,
  generator: Generator,
  {
    from,
    count,
    make,
  }: {
    readonly from: number;
    readonly count: number;
    readonly make: (tender: Tender, n: number) => Tender;
  },
): Promise<void> {
  for (let at = 0; at < count; at += perWrite) {
    const numbers = Array.from({ length: Math.min(perWrite, count - at) }, (_, n) => from + at + n);
    await saveTenders(
      db,
      numbers.map((n) => ({ id: testId(n), tender: make(generator.tender(n), n) })),
    );
  }
}

function awarded(tender: Tender, n: number): Tender {
  return {
    ...tender,
    stage: "awarded",
    updatedOn: `2026-${String(1 + (n % 9)).padStart(2, "0")}-15`,
    notices: [{ noticeId: `n${n}`, version: "01", kind: "result", sources: ["doe"] }],
    results: tender.lots.map(({ id }, lot) => ({
      lotId: id,
      outcome: "selec-w",
      offersReceived: 1 + ((n * 7 + lot) % 8),
      value: { cents: 2_000_000 + ((n * 7_919) % 90) * 1_000_000, currency: "EUR" },
      winners: [],
      withheld: [],
    })),
  };
}

async function fillAgencies(db: Db, generator: Generator, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => {
    const { references, certificates, ...profile } = generator.profile(n);
    return {
      id: randomUUID(),
      data: profileData.parse({
        ...profile,
        companyName: `Agentur ${n}`,
        contactPerson: "Erika Muster",
        address: {},
        references: references.map((reference) => ({ ...reference, id: randomUUID() })),
        certificates: certificates.map((certificate) => ({ ...certificate, id: randomUUID() })),
      }),
    };
  });
  const json = JSON.stringify(rows);
  await sql`
    insert into agency (id, name, tier, created_at)
    select id, data->>'companyName', 'premium', now()
    from jsonb_to_recordset(${json}::jsonb) as x (id uuid, data jsonb)`.execute(db);
  await sql`
    insert into profile (agency_id, data, updated_at, onboarded_at)
    select id, data, now(), now() from jsonb_to_recordset(${json}::jsonb) as x (id uuid, data jsonb)`.execute(
    db,
  );
}

async function sizes(db: Context["db"]): Promise<{ scores: number; scoresMb: number }> {
  const { rows } = await sql<{ scores: number; scoresMb: number }>`
    select (select count(*)::int from fit_score) as scores,
      round(pg_total_relation_size('fit_score') / 1048576.0)::int as "scoresMb"`.execute(db);
  return rows[0]!;
}

function numberOf(args: readonly string[], name: string, otherwise: number): number {
  const value = args[args.indexOf(name) + 1];
  return args.includes(name) && value !== undefined ? Number(value) : otherwise;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
