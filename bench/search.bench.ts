import { mkdtemp, rm, stat } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { tenderListQuery } from "@tc/contract";
import { sql } from "kysely";
import { pino } from "pino";
import { makeAgency } from "../apps/server/src/testing/people/make-agency.ts";
import { saveTenders } from "../apps/server/src/testing/tenders/save-tenders.ts";
import { searchQuery } from "../apps/server/src/testing/tenders/search-query.ts";
import { SearchReplica } from "../apps/server/src/features/search/index.ts";
import { AgencyAssessments } from "../apps/server/src/features/assessment/index.ts";
import { sampleQuestion } from "../apps/server/src/features/tenders/dataset-kind.ts";
import { ListItems } from "../apps/server/src/features/tenders/list-items.ts";
import { listTenders } from "../apps/server/src/features/tenders/list-tenders.ts";
import { createApi } from "../apps/server/src/main/http/api.ts";
import type { Context } from "../apps/server/src/platform/context.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import type { Db } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { benchContext, memberHeaders } from "./server/bench-context.ts";
import { copyTenders } from "./search/copies.ts";
import { createCorpus } from "./search/corpus.ts";
import type { Corpus } from "./search/corpus.ts";
import { percentiles, round } from "./search/percentiles.ts";
import type { Percentiles } from "./search/percentiles.ts";
import { postgresSearch, preparePostgresSearch } from "./search/postgres-search.ts";
import { queryMix } from "./search/queries.ts";
import type { Parameters } from "./search/queries.ts";

const queriesPerSize = 600;
const batchSize = 1_000;
/** PostgreSQL is measured up to this size; beyond it only costs patience. */
const maxPostgresTenders = 50_000;
/** So many are analysed one by one; beyond them the database copies. */
const maxAnalysed = 25_000;
const log = pino({ level: "silent" });
const now = new Date("2026-11-21T11:00:00Z");

/**
 * Searches with filters, facets and exact totals on generated tenders. `--sizes 50000,500000` by default; one process
 * asks, answers and measures, queries come one after another.
 */
export async function run({ args }: { args: string[] }): Promise<object> {
  const sizesText = args[args.indexOf("--sizes") + 1];
  const sizes = (args.includes("--sizes") && sizesText ? sizesText : "50000,500000")
    .split(",")
    .map(Number);
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const { db } = connect(`${server.url}/postgres`);
  try {
    await migrate(db);
    await sql`update dataset set kind = 'real'`.execute(db);
    const corpus = createCorpus();
    const results: Record<string, Figures> = {};
    let written = 0;
    for (const size of sizes.toSorted((a, b) => a - b)) {
      const startedAt = performance.now();
      for (; written < Math.min(size, maxAnalysed); written += batchSize) {
        const batch = Array.from({ length: batchSize }, (_, at) => corpus.tender(written + at));
        await saveTenders(db, batch);
      }
      if (size > written) {
        await copyTenders(db, maxAnalysed, written, size, size <= maxPostgresTenders);
        written = size;
      }
      const writeSeconds = round((performance.now() - startedAt) / 1000);
      await sql`vacuum analyze tender, search_document`.execute(db);
      const figures = {
        writeSeconds,
        ...(await measure(db, corpus, size, path.join(folder, `${size}.bin`))),
      };
      results[size] = figures;
      const { module, http, postgres, ...rest } = figures;
      console.log(`${size} tenders, milliseconds; load ${loadavg()[0]}`);
      console.table({ module, http, ...(postgres && { postgres }) });
      console.table(rest);
    }
    return { ...results, load: loadavg()[0] };
  } finally {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Figures {
  readonly module: Percentiles;
  readonly http: Percentiles;
  readonly postgres?: Percentiles;
  readonly [figure: string]: Percentiles | number | undefined;
}

async function measure(db: Db, corpus: Corpus, size: number, snapshotFile: string) {
  const mix = queryMix(corpus, queriesPerSize);
  const building = performance.now();
  const builder = new SearchReplica({ db, log, snapshotFile });
  await builder.open();
  const buildSeconds = round((performance.now() - building) / 1000);
  await builder.close();
  const snapshotMb = Math.round((await stat(snapshotFile)).size / 1e6);

  const { actor } = await makeAgency({ db });
  const context: Context = { ...benchContext(db), actor, now: () => now };
  const starting = performance.now();
  // Searching is measured, not remembering.
  const search = new SearchReplica({ db, log, snapshotFile, maxResults: 0 });
  await search.open();
  const loadMs = round(performance.now() - starting);
  const parts = {
    search,
    items: new ListItems(search),
    assessments: new AgencyAssessments(),
    isSample: sampleQuestion(),
  };
  await listTenders(context, parts, tenderListQuery.parse(mix[0]));
  const firstAnswerMs = round(performance.now() - starting);
  const { bytes, segments } = search.stats();

  const inModule = await time(mix, (query) =>
    listTenders(context, parts, tenderListQuery.parse(query)),
  );
  // A long run shows what it has before the next part may end it.
  console.log(
    `${size} tenders, without HTTP: ${JSON.stringify({ ...inModule, loadMs, firstAnswerMs })}`,
  );
  // A busy machine must slow the answers down here, not refuse them.
  const app = await createApi({
    context,
    log,
    search,
    maxEventLoopDelayMs: 60_000,
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const headers = await memberHeaders(context);
  const overHttp = await time(mix, async (query) => {
    const question = new URLSearchParams(query).toString();
    const answer = await fetch(`${address}/api/tenders?${question}`, { headers });
    if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(query)}`);
    await answer.arrayBuffer();
  });
  const follow = await timeFollowing(db, corpus, search, size);
  await app.close();
  await search.close();
  return {
    module: inModule,
    http: overHttp,
    ...(size <= maxPostgresTenders && { postgres: await measurePostgres(db, mix) }),
    buildSeconds,
    loadMs,
    firstAnswerMs,
    indexMb: Math.round(bytes / 1e6),
    bytesPerTender: Math.round(bytes / size),
    segments,
    snapshotMb,
    ...follow,
  };
}

async function time(mix: readonly Parameters[], ask: (query: Parameters) => Promise<unknown>) {
  // A first round warms up what compiles and caches.
  for (const query of mix.slice(0, 100)) await ask(query);
  const taken: number[] = [];
  for (const query of mix) {
    const startedAt = performance.now();
    await ask(query);
    taken.push(performance.now() - startedAt);
  }
  return percentiles(taken);
}

async function measurePostgres(db: Db, mix: readonly Parameters[]) {
  await preparePostgresSearch(db);
  const result = await time(mix, (query) => postgresSearch(db, query));
  await sql`drop table plain_search`.execute(db);
  return result;
}

/** From commit to found, and how long following and merging 2,000 changed tenders hold up the event loop. */
async function timeFollowing(db: Db, corpus: Corpus, search: SearchReplica, size: number) {
  const delays: { p99: number; max: number }[] = [];
  await saveTenders(db, [corpus.tender(size - 1)]);
  const waits: number[] = [];
  for (let round = 0; round < 5; round++) {
    const changed = Array.from({ length: 400 }, (_, at) => {
      const { tender, ...rest } = corpus.tender(round * 400 + at);
      return {
        ...rest,
        tender: { ...tender, title: `${tender.title} Neufassung${size}x${round}` },
      };
    });
    await saveTenders(db, changed);
    // A new one each time: writing the tenders above must not count.
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const committedAt = performance.now();
    const query = searchQuery({
      text: `"Neufassung${size}x${round}"`,
      sort: "published",
      limit: 1,
      nowMs: now.getTime(),
    });
    while ((await search.search(query)).total < changed.length) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    waits.push(performance.now() - committedAt);
    delay.disable();
    delays.push({ p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 });
  }
  return {
    visibleMs: percentiles(waits).max,
    loopDelayP99Ms: round(Math.max(...delays.map(({ p99 }) => p99))),
    loopDelayMaxMs: round(Math.max(...delays.map(({ max }) => max))),
  };
}
