import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { sql } from "kysely";
import { getMarket } from "../apps/server/src/features/market/get-market.ts";
import type { Market, MarketQuestion } from "../apps/server/src/features/market/get-market.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import type { Db } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { rememberFor } from "../apps/server/src/platform/memory/remember-for.ts";
import { benchContext } from "./server/bench-context.ts";
import { postgresCpuMs } from "./server/postgres-cpu.ts";

const questions: readonly MarketQuestion[] = [
  { agencySector: "photo", region: "DE2", years: 3 },
  { agencySector: "advertising", years: 3 },
  { agencySector: "advertising", years: 10 },
  { region: "DEA", years: 3 },
  { years: 3 },
  { years: 10 },
];

/**
 * The market comparison on generated tenders of ten years, one in twelve in an agency sector, 0.8 results each.
 * `--tenders 500000` by default. Each question is asked twice without the memory for answers; the second counts.
 */
export async function run({ args }: { args: string[] }): Promise<object> {
  const count = args.includes("--tenders") ? Number(args[args.indexOf("--tenders") + 1]) : 500_000;
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const { db } = connect(`${server.url}/postgres`);
  const ctx = benchContext(db);
  try {
    await migrate(db);
    await generate(db, count);
    const figures = [];
    for (const question of questions) {
      await getMarket(ctx, question, rememberFor<Market>(0));
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const cpuBefore = await cpuMs(db);
      const startedAt = performance.now();
      const market = await getMarket(ctx, question, rememberFor<Market>(0));
      const ms = Math.round(performance.now() - startedAt);
      delay.disable();
      const cpu = Math.round((await cpuMs(db)) - cpuBefore);
      const blockedMs = Math.round(delay.max / 1e6);
      const { agencySector = "all", region = "all", years } = question;
      const row = {
        agencySector,
        region,
        years,
        tenders: market.tenderCount,
        awards: market.awardCount,
      };
      figures.push({ ...row, ms, cpuMs: cpu, blockedMs });
    }
    console.table(figures);
    const [load = 0] = loadavg();
    console.log(`Load of the machine at the end: ${load.toFixed(1)}`);
    return { tenders: count, load, questions: figures };
  } finally {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of this process and the database: it grows less than the time does while others work on the machine. */
async function cpuMs(db: Db): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + ((await postgresCpuMs(db)) ?? 0);
}

async function generate(db: Db, count: number): Promise<void> {
  await sql`
    insert into buyer (id, name)
    select md5('b' || n)::uuid, 'Stadt ' || n from generate_series(1, ${count / 100}::int) n`.execute(
    db,
  );
  await sql`
    insert into supplier (id, name)
    select md5('s' || n)::uuid, 'Agentur ' || n || ' GmbH' from generate_series(1, ${count / 50}::int) n`.execute(
    db,
  );
  // hashtext scatters as chance would, and gives the same tenders every time.
  await sql`
    insert into tender (id, slug, key, stage, title, buyer_id, cpv, nuts, lot_count, change_count, flags, sources,
      published_on, updated_on, record, record_hash)
    select md5('t' || n)::uuid, 't-' || n, n::text, case when n % 5 < 4 then 'awarded' else 'call' end,
      'Vergabe Nummer ' || n, md5('b' || (abs(hashtext('b' || n)) % ${count / 100}::int + 1))::uuid,
      array[case when abs(hashtext('c' || n)) % 12 = 0
        then (array['79341000', '79342000', '79416000', '79822500', '79810000', '92111000', '79961000',
          '79950000', '72413000', '79310000', '39294100', '79970000'])[abs(hashtext('d' || n)) % 12 + 1]
        else lpad((abs(hashtext('e' || n)) % 45000 + 33000)::text, 5, '0') || '000' end],
      array['DE' || substr('123456789ABCDEFG', abs(hashtext('n' || n)) % 16 + 1, 1) || '12'], 1, 0, '{}', '{doe}',
      day.published, day.published + case when n % 5 < 4 then 100 else 0 end,
      json_build_object('title', 'Vergabe', 'text', repeat(md5(n::text), 40)), ''
    from generate_series(1, ${count}::int) n
      cross join lateral (select date '2026-11-21' - abs(hashtext('p' || n)) % 3650 as published) day`.execute(
    db,
  );
  await sql`
    insert into award (tender_id, lot_id, buyer_id, outcome, offers_received, value_cents, value_currency, awarded_on)
    select id, 'LOT-0001', buyer_id, 'selec-w', abs(hashtext(slug)) % 9,
      (10 ^ (6 + abs(hashtext(key)) % 300 / 100.0))::bigint, 'EUR', published_on + 90
    from tender where stage = 'awarded'`.execute(db);
  await sql`
    insert into award_winner (tender_id, lot_id, supplier_id)
    select tender_id, lot_id, md5('s' || (abs(hashtext(tender_id::text)) % ${count / 50}::int + 1))::uuid
    from award`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
