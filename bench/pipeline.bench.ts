import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { sql } from "kysely";
import { AgencyAssessments, createJudges } from "../apps/server/src/features/assessment/index.ts";
import { BoardReader } from "../apps/server/src/features/pipeline/board/board-reader.ts";
import { getPipeline } from "../apps/server/src/features/pipeline/board/get-pipeline.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { makeAgency } from "../apps/server/src/testing/people/make-agency.ts";
import { makeTender, testId } from "../apps/server/src/testing/tenders/make-tender.ts";
import { saveScore } from "../apps/server/src/testing/tenders/save-assessments.ts";
import { saveTenders } from "../apps/server/src/testing/tenders/save-tenders.ts";
import { benchContext } from "./server/bench-context.ts";

const cards = 500;
const rounds = 40;
const stages = ["discovered", "review", "go", "in_work", "submitted"];

/** The board of an agency with 500 open cards, five tasks and three comments each, beside a bare select of its cards. */
export async function run(): Promise<object> {
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const { db } = connect(`${server.url}/postgres`);
  try {
    await migrate(db);
    const agency = await makeAgency({ db });
    await saveTenders(
      db,
      Array.from({ length: cards }, (_, n) => tenderOf(n)),
    );
    for (let n = 0; n < cards; n++)
      await saveScore(db, agency.agencyId, testId(n), { score: n % 100 });
    await sql`
      insert into pipeline_card (agency_id, tender_id, stage, stage_since, created_at, created_by)
      select ${agency.agencyId}, id, (${stages}::text[])[1 + (row_number() over ())::int % 5], now(), now(),
        ${agency.owner.userId} from tender`.execute(db);
    await sql`
      insert into pipeline_task (agency_id, tender_id, title, place, due_on, created_at)
      select ${agency.agencyId}, id, 'Aufgabe ' || n, n, '2026-12-01', now() from tender, generate_series(1, 5) n`.execute(
      db,
    );
    await sql`
      insert into pipeline_comment (agency_id, tender_id, author_name, text, created_at)
      select ${agency.agencyId}, id, 'Ada', 'Wort ' || n, now() from tender, generate_series(1, 3) n`.execute(
      db,
    );
    await sql`analyze`.execute(db);
    const ctx = { ...benchContext(db), actor: agency.actor };
    const board = new BoardReader(new AgencyAssessments(), createJudges());
    const bytes = JSON.stringify(await getPipeline(ctx, board, {})).length;
    const whole = await time(() => getPipeline(ctx, board, {}));
    const bare = await time(() =>
      sql`select * from pipeline_card where agency_id = ${agency.agencyId}`.execute(db),
    );
    const [load = 0] = loadavg();
    console.table({ getPipeline: whole, "select of the cards": bare });
    console.log(
      `${cards} cards, ${Math.round(bytes / 1_000)} KB of JSON; load of the machine ${load.toFixed(1)}`,
    );
    return { cards, bytes, getPipeline: whole, select: bare, load };
  } finally {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function tenderOf(n: number) {
  const at = new Date(Date.UTC(2026, 11, 1 + (n % 60), 11)).toISOString();
  const tender = makeTender({
    title: `Kampagne ${n} für die Nachwuchsgewinnung der Verwaltung`,
    description: "Konzeption, Gestaltung und Umsetzung. ".repeat(100),
    buyers: [{ name: `Stadt ${n % 80}`, identifiers: [] }],
    ...(n % 2 === 0 && { values: { estimated: { cents: 1_000_000 + n, currency: "EUR" } } }),
    lots: [{ deadlines: [{ kind: "offer", at, hasTime: true }] }],
  });
  return { id: testId(n), tender, buyerId: testId(10_000 + (n % 80)) };
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
