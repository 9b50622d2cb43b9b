import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { sql } from "kysely";
import { fillMarketFacts } from "../apps/server/src/features/business-intelligence/facts/fill-market-facts.ts";
import {
  findBuyers,
  findWinners,
} from "../apps/server/src/features/business-intelligence/market/get-parties.ts";
import {
  findOfferSpread,
  findPriceWeightSpread,
  findValueSpread,
} from "../apps/server/src/features/business-intelligence/market/get-spreads.ts";
import {
  findRegions,
  findVolume,
} from "../apps/server/src/features/business-intelligence/market/get-volume.ts";
import { readScope } from "../apps/server/src/features/business-intelligence/market/scope.ts";
import type { Scope } from "../apps/server/src/features/business-intelligence/market/scope.store.ts";
import type { Filters } from "../apps/server/src/features/business-intelligence/market/scope.ts";
import type { Context } from "../apps/server/src/platform/context.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { benchContext } from "./server/bench-context.ts";
import { generateMarket } from "./server/generate-market.ts";

const charts: Readonly<Record<string, (ctx: Context, scope: Scope) => Promise<unknown>>> = {
  volume: findVolume,
  regions: findRegions,
  offers: findOfferSpread,
  values: findValueSpread,
  "price weights": findPriceWeightSpread,
  buyers: findBuyers,
  winners: (ctx, scope) => findWinners(ctx, scope, []),
};

const filters: readonly Filters[] = [
  { months: 24 },
  { months: 120 },
  { months: 24, sector: "advertising" },
  { months: 60, region: "DEA" },
  { months: 120, sector: "print", region: "DE2" },
];
const rounds = 10;

/**
 * Each chart of business intelligence on generated tenders of ten years, `--tenders 500000` by default, one in twelve in an
 * agency sector, or all of them with `--all-sectors`. Each filter is asked once before it is measured; no answer is
 * remembered.
 */
export async function run({ args }: { args: string[] }): Promise<object> {
  const count = args.includes("--tenders") ? Number(args[args.indexOf("--tenders") + 1]) : 500_000;
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const { db } = connect(`${server.url}/postgres`);
  const ctx: Context = { ...benchContext(db), now: () => new Date("2026-11-21T10:00:00Z") };
  try {
    await migrate(db);
    await generateMarket(db, count);
    if (args.includes("--all-sectors"))
      await sql`
        update tender set cpv = array['79341000'] where not cpv_groups(cpv) && array['793', '798']`.execute(
        db,
      );
    const startedAt = performance.now();
    await fillMarketFacts(ctx);
    const filledInSeconds = Math.round((performance.now() - startedAt) / 1_000);
    await sql`vacuum analyze`.execute(db);
    const { rows } = await sql<{ facts: number }>`
      select count(*)::int as facts from market_tender`.execute(db);
    const figures = [];
    for (const [chart, find] of Object.entries(charts)) {
      const times: number[] = [];
      for (const filter of filters) {
        const scope = await readScope(ctx, filter);
        await find(ctx, scope);
        for (let round = 0; round < rounds; round++) {
          const askedAt = performance.now();
          await find(ctx, scope);
          times.push(performance.now() - askedAt);
        }
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
      figures.push({ chart, p50: at(0.5), p95: at(0.95), max: at(1) });
    }
    console.table(figures);
    const [load = 0] = loadavg();
    console.log(`${rows[0]?.facts} facts, made in ${filledInSeconds} s; load ${load.toFixed(1)}`);
    return { tenders: count, facts: rows[0]?.facts, filledInSeconds, load, charts: figures };
  } finally {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
