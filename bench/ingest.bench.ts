import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { generateProcedures } from "@tc/standins";
import { sql } from "kysely";
import {
  applyBatch,
  readBatch,
} from "../apps/server/src/features/ingestion/raw/store-and-apply.ts";
import { storeRaws } from "../apps/server/src/features/ingestion/raw/store-raws.ts";
import {
  batchLimits,
  ingestDocuments,
  reparse,
  withNoticeReaders,
} from "../apps/server/src/features/ingestion/index.ts";
import type { NoticeReaders } from "../apps/server/src/features/ingestion/index.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import type { Context } from "../apps/server/src/platform/context.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import type { RawNotice } from "../apps/server/src/ports/notice-source.ts";
import { benchContext } from "./server/bench-context.ts";
import { postgresCpuMs } from "./server/postgres-cpu.ts";

interface Sample {
  readonly notices: number;
  readonly seconds: number;
  readonly rssMb: number;
}

/**
 * Notices a second from bytes to searchable tenders in a durable PostgreSQL, with the memory of this process.
 * `--notices N` (default 50,000), generated beforehand. `--reparse` rebuilds all of them afterwards.
 */
export async function run({ args }: { args: string[] }): Promise<object> {
  const wanted = Number(args[args.indexOf("--notices") + 1] || 50_000) || 50_000;
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  // As root PostgreSQL runs as another user, who has to reach its own folder below.
  await chmod(folder, 0o755);
  const server = await startLocalPostgres({ dir: path.join(folder, "pg") });
  const { db } = connect(`${server.url}/postgres`);
  try {
    await migrate(db);
    const ctx = benchContext(db);
    await warmUp(ctx);
    const result = await measure(ctx, folder, wanted);
    const shares = await withNoticeReaders((readers) => measurePhases(ctx, readers));
    const rebuilt = args.includes("--reparse") ? await measureReparse(ctx) : {};
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
      ...rebuilt,
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

/** Generated notices in one file, so that making them is no part of what is measured and takes no memory. */
async function shelve(folder: string, limit: number) {
  const file = path.join(folder, "notices");
  const handle = await open(file, "w");
  const shelf: { file: string; length: number }[] = [];
  for (const document of documents(2, limit)) {
    shelf.push({ file: document.file, length: document.bytes.byteLength });
    await handle.write(document.bytes);
  }
  await handle.close();
  return { file, shelf };
}

async function* takeFrom({
  file,
  shelf,
}: Awaited<ReturnType<typeof shelve>>): AsyncGenerator<RawNotice, void, void> {
  const handle = await open(file);
  try {
    for (const { file: name, length } of shelf) {
      const bytes = Buffer.alloc(length);
      await handle.read(bytes, 0, length);
      yield { file: name, bytes };
    }
  } finally {
    await handle.close();
  }
}

async function measure(ctx: Context, folder: string, wanted: number) {
  const shelved = await shelve(folder, wanted);
  const bytes = shelved.shelf.reduce((sum, { length }) => sum + length, 0);
  const samples: Sample[] = [];
  const cpuBefore = process.cpuUsage();
  const mainBefore = process.threadCpuUsage();
  const postgresBefore = await postgresCpuMs(ctx.db);
  const startedAt = performance.now();
  const report = await ingestDocuments(ctx, takeFrom(shelved), {
    sourceId: "files",
    onProgress: (done) => {
      if (done % 1_000 !== 0) return;
      const seconds = (performance.now() - startedAt) / 1000;
      samples.push({ notices: done, seconds, rssMb: Math.round(process.memoryUsage.rss() / 1e6) });
      if (done % 5_000 === 0)
        console.log(
          `${done} notices, ${Math.round(done / seconds)}/s, ${samples.at(-1)?.rssMb} MB`,
        );
    },
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  const main = process.threadCpuUsage(mainBefore);
  const postgresAfter = await postgresCpuMs(ctx.db);
  const nodeMs = (cpu.user + cpu.system) / 1000;
  const postgresMs =
    postgresAfter === undefined ? undefined : postgresAfter - (postgresBefore ?? 0);
  const early = samples[Math.min(4, samples.length - 1)];
  return {
    notices: wanted,
    seconds: round(seconds),
    noticesPerSecond: Math.round(wanted / seconds),
    meanBytes: Math.round(bytes / wanted),
    rejected: report.rejected.length,
    nodeCpuMsPerNotice: round(nodeMs / wanted),
    // The rest of it is the reader's thread and collecting garbage.
    mainThreadCpuMsPerNotice: round((main.user + main.system) / 1000 / wanted),
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

/** All tenders anew from their bytes; ids, addresses and records must stay. */
async function measureReparse(ctx: Context) {
  const fingerprint = async () => {
    const { rows } = await sql<{ sum: string }>`
      select md5(string_agg(concat_ws(' ', id, slug, version, md5(record_hash)), ',' order by id)) as sum
      from tender`.execute(ctx.db);
    return rows[0]?.sum;
  };
  const before = await fingerprint();
  const memory: number[] = [];
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const report = await reparse(ctx, {
    onProgress: () => memory.push(Math.round(process.memoryUsage.rss() / 1e6)),
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  return {
    reparsedDocuments: report.documents,
    reparsedPerSecond: Math.round(report.documents / seconds),
    reparseNodeCpuMsPerNotice: round((cpu.user + cpu.system) / 1000 / report.documents),
    reparseRssMbEarly: memory[Math.min(19, memory.length - 1)],
    reparseRssMbEnd: memory.at(-1),
    reparseKeepsRows: before === (await fingerprint()),
  };
}

/** The two halves one after the other: what storing and reading cost beside grouping, building and writing. */
async function measurePhases(ctx: Context, readers: NoticeReaders) {
  let [preparingMs, applyingMs, count] = [0, 0, 0];
  let batch: { raw: RawNotice; sourceId: string }[] = [];
  const flush = async () => {
    const a = performance.now();
    const prepared = await readBatch(readers, await storeRaws(ctx, batch));
    const b = performance.now();
    await applyBatch(ctx, readers, prepared);
    preparingMs += b - a;
    applyingMs += performance.now() - b;
    count += batch.length;
    batch = [];
  };
  for (const raw of documents(3, 2_000)) {
    batch.push({ raw, sourceId: "files" });
    if (batch.length === batchLimits.documents) await flush();
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
