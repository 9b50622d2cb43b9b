import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { sql } from "kysely";
import { pino } from "pino";
import { AgencyAssessments } from "../apps/server/src/features/assessment/index.ts";
import { getDashboard } from "../apps/server/src/features/dashboard/get-dashboard.ts";
import { SearchReplica } from "../apps/server/src/features/search/index.ts";
import { ListItems } from "../apps/server/src/features/tenders/index.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { makeAgency } from "../apps/server/src/testing/people/make-agency.ts";
import { makeTender, testId } from "../apps/server/src/testing/tenders/make-tender.ts";
import { saveScore } from "../apps/server/src/testing/tenders/save-assessments.ts";
import { saveTenders } from "../apps/server/src/testing/tenders/save-tenders.ts";
import { benchContext } from "./server/bench-context.ts";

const cards = 500;
const tenders = 5_000;
const rounds = 40;
const dayMs = 86_400_000;
const stages = ["discovered", "review", "go", "in_work", "submitted"];

/** The first screen of an agency with 500 open cards and five tasks each, all of 5,000 tenders scored. */
export async function run(): Promise<object> {
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const { db } = connect(`${server.url}/postgres`);
  const search = new SearchReplica({
    db,
    log: pino({ level: "silent" }),
    snapshotFile: undefined,
    pollMs: 3_600_000,
  });
  try {
    await migrate(db);
    const agency = await makeAgency({ db });
    for (let from = 0; from < tenders; from += 500) {
      await saveTenders(
        db,
        Array.from({ length: 500 }, (_, n) => tenderOf(from + n)),
      );
    }
    for (let n = 0; n < tenders; n++)
      await saveScore(db, agency.agencyId, testId(n), { score: n % 100 });
    await sql`
      insert into pipeline_card (agency_id, tender_id, stage, stage_since, created_at, created_by)
      select ${agency.agencyId}, id, (${stages}::text[])[1 + (row_number() over ())::int % 5], now(), now(),
        ${agency.owner.userId} from tender order by id limit ${cards}`.execute(db);
    await sql`
      insert into pipeline_task (agency_id, tender_id, title, place, due_on, created_at)
      select ${agency.agencyId}, tender_id, 'Aufgabe ' || n, n, current_date + n, now()
      from pipeline_card, generate_series(1, 5) n`.execute(db);
    await sql`analyze`.execute(db);
    await search.open();
    const ctx = { ...benchContext(db), actor: agency.actor };
    const parts = { search, assessments: new AgencyAssessments(), items: new ListItems(search) };
    const answer = await getDashboard(ctx, parts);
    const failed = Object.entries(answer).filter(
      ([, part]) => typeof part === "object" && "state" in part && part.state === "failed",
    );
    if (failed.length > 0) throw new Error(`failed: ${failed.map(([name]) => name).join(", ")}`);
    const bytes = JSON.stringify(answer).length;
    const whole = await time(() => getDashboard(ctx, parts));
    const [load = 0] = loadavg();
    console.table({ getDashboard: whole });
    console.log(
      `${cards} cards, ${tenders} tenders, ${Math.round(bytes / 1_000)} KB of JSON; load of the machine ${load.toFixed(1)}`,
    );
    return { cards, tenders, bytes, getDashboard: whole, load };
  } finally {
    await search.close();
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function tenderOf(n: number) {
  const at = new Date(Date.now() + (1 + (n % 60)) * dayMs).toISOString();
  const publishedOn = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
  const tender = makeTender({
    title: `Kampagne ${n} für die Nachwuchsgewinnung der Verwaltung`,
    description: "Konzeption, Gestaltung und Umsetzung. ".repeat(20),
    buyers: [{ name: `Stadt ${n % 80}`, identifiers: [] }],
    cpv: ["79341000"],
    nuts: [`DE${(n % 9) + 1}`],
    publishedOn,
    updatedOn: publishedOn,
    lots: [{ deadlines: [{ kind: "offer", at, hasTime: true }] }],
  });
  return { id: testId(n), tender, buyerId: testId(100_000 + (n % 80)) };
}

async function time(work: () => Promise<unknown>): Promise<{ p50Ms: number; p95Ms: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round((sorted[Math.floor(part * (rounds - 1))] ?? 0) * 10) / 10;
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}
