import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { generateProcedures } from "@tc/standins";
import { sql } from "kysely";
import { pino } from "pino";
import { applyBatch, prepareBatch } from "../apps/server/src/features/notices/store-and-apply.ts";
import { ingestDocuments } from "../apps/server/src/features/notices/index.ts";
import { connect, migrate } from "../apps/server/src/platform/database.ts";
import type { Context } from "../apps/server/src/platform/context.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres.ts";
import type { RawNotice } from "../apps/server/src/ports/notice-source.ts";
import { postgresCpuMs } from "./postgres-cpu.ts";

interface Sample {
  readonly notices: number;
  readonly seconds: number;
  readonly rssMb: number;
}

/**
 * Notices a second from bytes to searchable tenders in a durable PostgreSQL, with the memory of this process.
 * `--notices N` (default 50,000). Generating the notices is not counted.
 */
export async function run({ args }: { args: string[] }): Promise<object> {
  const wanted = Number(args[args.indexOf("--notices") + 1] || 50_000) || 50_000;
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg") });
  const { db } = connect(`${server.url}/postgres`);
  try {
    await migrate(db);
    const ctx: Context = {
      db,
      ports: { noticeSources: [] },
      jobs: { send: async () => undefined },
      log: pino({ level: "silent" }),
      now: () => new Date(),
      actor: { kind: "system" },
    };
    await warmUp(ctx);
    const result = await measure(ctx, wanted);
    const shares = await measurePhases(ctx);
    const { rows } = await sql<{ size: string; tenders: string }>`
      select pg_database_size(current_database()) as size, (select count(*) from tender) as tenders`.execute(
      db,
    );
    const figures = {
      ...result,
      tenders: Number(rows[0]?.tenders),
      databaseMb: Math.round(Number(rows[0]?.size) / 1e6),
      cores: availableParallelism(),
      ...shares,
    };
    console.table(figures);
    return figures;
  } finally {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const today = "2026-11-21";

function* documents(seed: number, limit: number): Generator<RawNotice, void, void> {
  let count = 0;
  for (const { notices } of generateProcedures({ seed, count: limit, today })) {
    for (const { file, xml } of notices) {
      if (count++ === limit) return;
      yield { file, bytes: Buffer.from(xml) };
    }
  }
}

async function warmUp(ctx: Context): Promise<void> {
  await ingestDocuments(ctx, toAsync(documents(1, 1_000)), { sourceId: "files" });
}

async function* toAsync<Item>(items: Iterable<Item>): AsyncGenerator<Item, void, void> {
  for (const item of items) yield item;
}

async function measure(ctx: Context, wanted: number) {
  let [bytes, generatingMs] = [0, 0];
  const samples: Sample[] = [];
  async function* counted(): AsyncGenerator<RawNotice, void, void> {
    const source = documents(2, wanted);
    for (;;) {
      const startedAt = performance.now();
      // Made in portions of a batch, so that the clock is asked rarely.
      const portion = Array.from({ length: 250 }, () => source.next().value).filter(
        (item) => item !== undefined,
      );
      generatingMs += performance.now() - startedAt;
      for (const document of portion) {
        bytes += document.bytes.byteLength;
        yield document;
      }
      if (portion.length < 250) return;
    }
  }
  const cpuBefore = process.cpuUsage();
  const postgresBefore = await postgresCpuMs(ctx.db);
  const startedAt = performance.now();
  const report = await ingestDocuments(ctx, counted(), {
    sourceId: "files",
    onProgress: (done) => {
      if (done % 5_000 !== 0) return;
      const seconds = (performance.now() - startedAt - generatingMs) / 1000;
      samples.push({ notices: done, seconds, rssMb: Math.round(process.memoryUsage.rss() / 1e6) });
      console.log(`${done} notices, ${Math.round(done / seconds)}/s, ${samples.at(-1)?.rssMb} MB`);
    },
  });
  const seconds = (performance.now() - startedAt - generatingMs) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  const postgresAfter = await postgresCpuMs(ctx.db);
  const nodeMs = (cpu.user + cpu.system) / 1000 - generatingMs;
  const postgresMs =
    postgresAfter === undefined ? undefined : postgresAfter - (postgresBefore ?? 0);
  const early = samples[Math.min(1, samples.length - 1)];
  return {
    notices: wanted,
    seconds: round(seconds),
    noticesPerSecond: Math.round(wanted / seconds),
    meanBytes: Math.round(bytes / wanted),
    rejected: report.rejected.length,
    generatingSeconds: round(generatingMs / 1000),
    nodeCpuMsPerNotice: round(nodeMs / wanted),
    ...(postgresMs !== undefined && {
      postgresCpuMsPerNotice: round(postgresMs / wanted),
      // What two cores would do if nobody else used them: independent of the machine's load.
      noticesPerSecondOfTwoIdleCores: Math.round((2000 * wanted) / (nodeMs + postgresMs)),
    }),
    rssMbEarly: early?.rssMb,
    rssMbEnd: samples.at(-1)?.rssMb,
    rssMbMax: Math.max(...samples.map((sample) => sample.rssMb)),
  };
}

/** The two halves one after the other: what storing and reading cost beside grouping, building and writing. */
async function measurePhases(ctx: Context) {
  let [preparingMs, applyingMs, count] = [0, 0, 0];
  let batch: { raw: RawNotice; sourceId: string }[] = [];
  const flush = async () => {
    const a = performance.now();
    const prepared = await prepareBatch(ctx, batch);
    const b = performance.now();
    await applyBatch(ctx, prepared);
    preparingMs += b - a;
    applyingMs += performance.now() - b;
    count += batch.length;
    batch = [];
  };
  for (const raw of documents(3, 2_000)) {
    batch.push({ raw, sourceId: "files" });
    if (batch.length === 250) await flush();
  }
  if (batch.length > 0) await flush();
  return {
    storeAndReadMsPerNotice: round(preparingMs / count),
    applyMsPerNotice: round(applyingMs / count),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
