import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import Fastify from "fastify";
import { sql } from "kysely";
import { pino } from "pino";
import { SearchReplica } from "../apps/server/src/features/search/index.ts";
import { saveTenders } from "../apps/server/src/testing/tenders/save-tenders.ts";
import { createApi } from "../apps/server/src/main/http/api.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import type { Db } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { askFromOutside } from "./api/load-process.ts";
import { benchContext, memberHeaders } from "./server/bench-context.ts";
import { postgresCpuMs } from "./server/postgres-cpu.ts";
import { createCorpus } from "./search/corpus.ts";
import { percentiles, round } from "./search/percentiles.ts";
import { queryMix } from "./search/queries.ts";

const connections = 64;
const secondsPerRound = 4;
const rounds = 3;
const differentLists = 30_000;
const log = pino({ level: "silent" });

/**
 * Requests a second and their times with 64 connections on loopback: list and detail beside a bare Fastify that selects
 * one row by its id. `--tenders N` (default 5,000). The server, the database and a
 * client process of its own share the machine; the targets take turns.
 */
export async function run({ args }: { args: string[] }): Promise<object> {
  const count = args.includes("--tenders") ? Number(args[args.indexOf("--tenders") + 1]) : 5_000;
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const { db, pool } = connect(`${server.url}/postgres`);
  const context = benchContext(db);
  const search = new SearchReplica({ db, log, snapshotFile: undefined });
  const bare = Fastify();
  try {
    await migrate(db);
    const corpus = createCorpus();
    for (let from = 0; from < count; from += 500) {
      const size = Math.min(500, count - from);
      await saveTenders(
        db,
        Array.from({ length: size }, (_, at) => corpus.tender(from + at)),
      );
    }
    await sql`update dataset set kind = 'real'`.execute(db);
    await sql`vacuum analyze`.execute(db);
    await search.open();
    const api = await createApi({
      context,
      log,
      search,
      // One member asks for thousands.
      readingFactor: 1_000_000,
    });
    const headers = await memberHeaders(context);
    const address = await api.listen({ port: 0, host: "127.0.0.1" });
    bare.get<{ Params: { id: string } }>("/:id", async ({ params }) => {
      const { rows } = await pool.query({
        name: "one",
        text: "select id, slug, title from tender where id = $1",
        values: [params.id],
      });
      return rows[0];
    });
    const bareAddress = await bare.listen({ port: 0, host: "127.0.0.1" });
    const tenders = await db.selectFrom("tender").select(["id", "slug"]).limit(1_000).execute();
    const lists = queryMix(corpus, differentLists).map(
      (query) => `${address}/api/tenders?${new URLSearchParams(query).toString()}`,
    );
    const targets = {
      // Most questions are asked once only; `listAgain` asks a hundred of them over and over.
      list: lists,
      listAgain: lists.slice(0, 100),
      detail: tenders.map(({ slug }) => `${address}/api/tenders/${slug}`),
      bare: tenders.map(({ id }) => `${bareAddress}/${id}`),
    };
    const figures: Record<
      string,
      {
        requestsPerSecond: number;
        p50: number;
        p95: number;
        p99: number;
        max: number;
        cpuMs: number;
      }
    > = {};
    const taken: Record<string, number[]> = {};
    const seconds: Record<string, number> = {};
    const askedCounts: Record<string, number> = {};
    const cpu: Record<string, number> = {};
    // The first round is not counted: code gets compiled and the tenders asked for most get read.
    for (let round = 0; round <= rounds; round++) {
      for (const [name, urls] of Object.entries(targets)) {
        const before = await cpuMs(db);
        const result = await askFromOutside({
          urls,
          first: askedCounts[name] ?? 0,
          connections,
          seconds: secondsPerRound,
          headers,
        });
        askedCounts[name] = (askedCounts[name] ?? 0) + result.taken.length;
        if (round === 0) continue;
        cpu[name] = (cpu[name] ?? 0) + (await cpuMs(db)) - before;
        taken[name] = [...(taken[name] ?? []), ...result.taken];
        seconds[name] = (seconds[name] ?? 0) + result.seconds;
      }
    }
    for (const name of Object.keys(targets)) {
      const times = taken[name] ?? [];
      figures[name] = {
        requestsPerSecond: Math.round(times.length / (seconds[name] ?? 1)),
        ...percentiles(times),
        cpuMs: round((cpu[name] ?? 0) / times.length),
      };
    }
    await api.close();
    console.table(figures);
    const bareRate = figures["bare"]?.requestsPerSecond ?? 1;
    const shareOfBare = Object.fromEntries(
      Object.entries(figures).map(([name, { requestsPerSecond }]) => [
        name,
        round(requestsPerSecond / bareRate),
      ]),
    );
    return { ...figures, shareOfBare, connections, tenders: count, load: loadavg()[0] };
  } finally {
    await bare.close();
    await search.close();
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What this process and PostgreSQL have used so far; the asking process is not in it. */
async function cpuMs(db: Db): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + ((await postgresCpuMs(db)) ?? 0);
}
