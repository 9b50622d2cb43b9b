import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { tenderListQuery } from "@tc/contract";
import { sql } from "kysely";
import { pino } from "pino";
import { trainModels } from "../apps/server/src/features/scoring/index.ts";
import { SearchReplica } from "../apps/server/src/features/search/index.ts";
import { AgencyFits } from "../apps/server/src/features/assessment/row/agency-fits.ts";
import { CompetitionReader } from "../apps/server/src/features/assessment/competition/competition-facts.ts";
import { getTenderAssessment } from "../apps/server/src/features/assessment/detail/get-tender-assessment.ts";
import { AgencyAssessments } from "../apps/server/src/features/assessment/index.ts";
import { sampleQuestion } from "../apps/server/src/features/tenders/dataset-kind.ts";
import { ListItems } from "../apps/server/src/features/tenders/list-items.ts";
import { listTenders } from "../apps/server/src/features/tenders/list-tenders.ts";
import type { Context } from "../apps/server/src/platform/context.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import type { Db } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { makeAgency } from "../apps/server/src/testing/people/make-agency.ts";
import { saveTenders } from "../apps/server/src/testing/tenders/save-tenders.ts";
import { benchContext } from "./server/bench-context.ts";
import { copyTenders } from "./search/copies.ts";
import { createCorpus } from "./search/corpus.ts";
import { percentiles, round } from "./search/percentiles.ts";
import { awardedInTurn, fillAwards, fillForecasts, fillScores } from "./assessment/fill.ts";

const originals = 4_000;
const scored = 10_000;
const pages = 200;
const now = new Date("2026-11-21T11:00:00Z");
const log = pino({ level: "silent" });

/**
 * What scores, marks and plans cost in lists, and how long the assessment of one tender takes, on generated tenders.
 * `--size 50000` by default; one process asks, answers and measures, one question after the other.
 */
export async function run({ args }: { args: string[] }): Promise<object> {
  const sizeText = args[args.indexOf("--size") + 1];
  const size = args.includes("--size") && sizeText ? Number(sizeText) : 50_000;
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const { db } = connect(`${server.url}/postgres`);
  try {
    await migrate(db);
    await sql`update dataset set kind = 'real'`.execute(db);
    const corpus = createCorpus();
    for (let from = 0; from < originals; from += 1_000) {
      const batch = Array.from({ length: 1_000 }, (_, at) => corpus.tender(from + at));
      await saveTenders(db, batch.map(awardedInTurn));
    }
    const made = await makeAgency({ db }, { tier: "premium" });
    const ctx: Context = { ...benchContext(db), actor: made.actor, now: () => now };
    const training = performance.now();
    await trainModels(ctx, { signal: new AbortController().signal });
    const trainSeconds = round((performance.now() - training) / 1000);
    await copyTenders(db, originals, originals, size, true);
    await fillAwards(db);
    await fillForecasts(db);
    await fillScores(db, made.agencyId, scored);
    await sql`vacuum analyze`.execute(db);
    const lists = await measureLists(db, ctx);
    const answers = await measureAnswers(db, ctx);
    console.log(`${size} tenders, ${scored} scores, milliseconds; load ${loadavg()[0]}`);
    console.table({ ...lists.questions, ...answers });
    const { questions, ...rest } = lists;
    console.table(rest);
    return { size, trainSeconds, ...rest, ...questions, ...answers, load: loadavg()[0] };
  } finally {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const listQuestions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  published: { mark: "all" },
  "published, without dismissed": {},
  fit: { sort: "fit" },
  "fit from 60": { fitMin: "60", state: "open" },
  chances: { sort: "chances", state: "open" },
  competition: { sort: "competition" },
  budget: { sort: "budget", budgetMin: "50000" },
  contested: { contested: "only", sort: "deadline" },
};

async function measureLists(db: Db, ctx: Context) {
  const starting = performance.now();
  const search = new SearchReplica({ db, log, snapshotFile: undefined, maxResults: 0 });
  await search.open();
  const openMs = round(performance.now() - starting);
  const parts = {
    search,
    items: new ListItems(search),
    assessments: new AgencyAssessments(),
    isSample: sampleQuestion(),
  };
  const load = await time(Array.from({ length: 10 }), () => new AgencyAssessments().read(ctx));
  const questions: Record<string, object> = {};
  for (const [name, query] of Object.entries(listQuestions)) {
    const listQuery = tenderListQuery.parse(query);
    await listTenders(ctx, parts, listQuery);
    questions[`list: ${name}`] = await time(
      Array.from({ length: 40 }, () => listQuery),
      (listQuery) => listTenders(ctx, parts, listQuery),
    );
  }
  await search.close();
  return { openMs, questions: { "agency's scores": load, ...questions } };
}

/** The clock's time, and beside it the process's own: on a busy machine only that one tells of the code. */
async function time<Item>(items: readonly Item[], ask: (item: Item) => Promise<unknown>) {
  const [times, ownTimes]: [number[], number[]] = [[], []];
  for (const item of items) {
    const before = process.cpuUsage();
    const at = performance.now();
    await ask(item);
    times.push(performance.now() - at);
    const { user, system } = process.cpuUsage(before);
    ownTimes.push((user + system) / 1000);
  }
  const cpuTimes = percentiles(ownTimes);
  return { ...percentiles(times), cpuP50: cpuTimes.p50, cpuP95: cpuTimes.p95 };
}

/** Tenders nobody has looked at, then with the forecast that is stored by then, then once more in the same process. */
async function measureAnswers(db: Db, ctx: Context) {
  const { rows } = await sql<{ slug: string; id: string }>`
    select slug, id from tender where stage = 'call' order by md5(id::text) limit ${pages}`.execute(
    db,
  );
  await sql`delete from tender_forecast where tender_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
  const inProcess = () => ({
    fits: new AgencyFits(),
    competition: new CompetitionReader(),
    assessments: new AgencyAssessments(),
  });
  const measure = (parts: ReturnType<typeof inProcess>) =>
    time(rows, ({ slug }) => getTenderAssessment(ctx, parts, slug));
  const first = await measure(inProcess());
  const parts = inProcess();
  return {
    "tender: never forecast": first,
    "tender: new process": await measure(parts),
    "tender: again": await measure(parts),
  };
}
