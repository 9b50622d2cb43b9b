import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { createApi } from "./http/api.ts";
import { closeAll, connectForApi, connectForWork } from "./database/database.ts";
import type { OpenDatabase } from "./database/database.ts";
import { listJobs } from "./features.ts";
import { listen } from "./http/listen.ts";
import type { PortHolder } from "./http/listen.ts";
import type { PluggedPorts } from "./ports/ports.ts";
import type { Process } from "./processes/process.ts";
import { startScoring } from "../features/scoring/index.ts";
import { startMarketFacts } from "../features/business-intelligence/index.ts";
import { startCodeLists } from "../features/code-lists/index.ts";
import { startScreening } from "../features/sources/index.ts";
import { SearchReplica } from "../features/search/index.ts";
import type { SearchEngine } from "../features/search/index.ts";
import { createJobRunner } from "../platform/jobs/job-runner.ts";
import type { JobRunner } from "../platform/jobs/job-runner.ts";
import type { Context, Site } from "../platform/context.ts";
import type { Db } from "../platform/database/database.ts";
import type { Metrics } from "../platform/http/metrics.ts";

export interface Parts extends Process {
  readonly databaseUrl: string;
  readonly plugged: PluggedPorts;
  readonly site: Site;
  readonly metrics: Metrics | undefined;
}

const now = () => new Date();

/** Prometheus metrics on their own port, where one is set. */
export async function startMetrics(
  { config, shutdown }: Process,
  { db }: OpenDatabase,
): Promise<Metrics | undefined> {
  if (config.METRICS_PORT === undefined) return undefined;
  // Loaded only when used: it takes a noticeable part of the start.
  const { createMetrics } = await import("../platform/http/metrics.ts");
  const metrics = createMetrics(db);
  const { stop } = await metrics.listen(config.METRICS_HOST, config.METRICS_PORT);
  shutdown.onStop("metrics", stop);
  return metrics;
}

/** What jobs, and verbs at the start, work with. */
function systemContext(parts: Parts, database: OpenDatabase): Omit<Context, "jobs" | "log"> {
  const { ports } = parts.plugged;
  return { db: database.db, ports, now, actor: { kind: "system" }, site: parts.site };
}

/** Jobs that are due from the start on; call it once the queue runs. */
export async function startWorker(
  parts: Parts,
  jobs: JobRunner,
  database: OpenDatabase,
): Promise<void> {
  const ctx: Context = { ...systemContext(parts, database), jobs, log: parts.log };
  await startScreening(ctx);
  await startCodeLists(ctx);
  await startScoring(ctx);
  await startMarketFacts(ctx);
}

/** The queue, doing jobs where `worker` has a database for them, else only sending them. */
export function createJobs(parts: Parts, worker?: OpenDatabase): JobRunner {
  const { databaseUrl, metrics, log, shutdown } = parts;
  const jobs = createJobRunner({
    databaseUrl,
    handlers: listJobs(),
    log,
    ...(metrics && { onOutcome: metrics.observeJob }),
    ...(worker && { work: systemContext(parts, worker) }),
  });
  shutdown.onStop("jobs", () => jobs.stop());
  return jobs;
}

/** Opens the API and the front end; returns the address to show. */
export async function openApi(parts: Parts & PortHolder, jobs: JobRunner): Promise<string> {
  const { config, log, plugged, site, metrics, shutdown, databaseUrl } = parts;
  const databases = connectForApi(databaseUrl, config, log);
  shutdown.onStop("databases of the API", () => closeAll(databases));
  const { verbs, ...reserved } = databases;
  const search = await openSearch(parts, verbs.db);
  const app = await createApi({
    context: { db: verbs.db, ports: plugged.ports, jobs, now, site },
    reserved,
    search,
    log,
    trustedProxies: config.TRUST_PROXY,
    readingFactor: config.READING_FACTOR,
    ...(metrics && { onAnswer: metrics.observeRequest }),
  });
  shutdown.onStop("API", () => app.close());
  await parts.releasePort();
  return listen(app, config);
}

/** A warm start has its index within this time; a cold one goes on behind an API that says it is not ready. */
const indexPatienceMs = 1_500;

async function openSearch({ config, log, shutdown }: Parts, db: Db): Promise<SearchEngine> {
  const replica = new SearchReplica({
    db,
    log,
    snapshotFile: path.join(config.DATA_DIR, "search", "index.bin"),
  });
  shutdown.onStop("search index", () => replica.close());
  await Promise.race([replica.open(), setTimeout(indexPatienceMs, undefined, { ref: false })]);
  return replica;
}

/** Never in production, and only while no real tenders are in the database. */
export async function mayOfferDemo({ site }: Parts, { db }: OpenDatabase): Promise<boolean> {
  if (site.isProduction) return false;
  const { kind } = await db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  return kind !== "real";
}

export function openWorkDatabase({ config, log, shutdown }: Process, url: string): OpenDatabase {
  const database = connectForWork(url, config, log);
  shutdown.onStop("database of the worker", () => database.db.destroy());
  return database;
}
