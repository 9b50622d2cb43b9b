import { loadavg } from "node:os";
import { performance } from "node:perf_hooks";
import {
  findBuyers,
  findWinners,
} from "../apps/server/src/features/business-intelligence/market/get-parties.ts";
import {
  findOfferSpread,
  findPriceWeightSpread,
  findValueSpread,
} from "../apps/server/src/features/business-intelligence/market/get-spreads.ts";
import { findTrend } from "../apps/server/src/features/business-intelligence/market/get-trend.ts";
import {
  findRegions,
  findVolume,
} from "../apps/server/src/features/business-intelligence/market/get-volume.ts";
import { readScope } from "../apps/server/src/features/business-intelligence/market/scope.ts";
import type { Scope } from "../apps/server/src/features/business-intelligence/market/scope.store.ts";
import type { Filters } from "../apps/server/src/features/business-intelligence/market/scope.ts";
import { findPublished } from "../apps/server/src/features/suppliers/get-supplier.ts";
import { listRetenders } from "../apps/server/src/features/retenders/list-retenders.ts";
import { findSupplier } from "../apps/server/src/features/suppliers/supplier.store.ts";
import type { Context } from "../apps/server/src/platform/context.ts";
import { withMarket } from "./server/market-server.ts";

const filters: readonly Filters[] = [
  { months: 24 },
  { months: 120 },
  { months: 24, sector: "advertising" },
  { months: 60, region: "DEA" },
  { months: 120, sector: "print", region: "DE2" },
];
/** The radar looks ahead, so it is asked for as many months as it shows. */
const radarFilters = [
  { months: 24 },
  { months: 60 },
  { months: 24, agencySector: "advertising" },
  { months: 60, region: "DEA" },
  { months: 60, agencySector: "print", region: "DE2" },
] as const;

const charts: Readonly<
  Record<string, (ctx: Context, scope: Scope, filter: number) => Promise<unknown>>
> = {
  volume: findVolume,
  regions: findRegions,
  offers: findOfferSpread,
  values: findValueSpread,
  "price weights": findPriceWeightSpread,
  trend: findTrend,
  buyers: findBuyers,
  winners: (ctx, scope) => findWinners(ctx, scope, []),
  "supplier dossier": async (ctx, scope) => {
    const { winners } = await findWinners(ctx, scope, []);
    const started = performance.now();
    const supplier = await findSupplier(ctx.db, winners[0]!.id);
    await findPublished(ctx, supplier!);
    return performance.now() - started;
  },
  radar: (ctx, _scope, filter) => listRetenders(ctx, radarFilters[filter]!),
};

const rounds = 10;

/** Each chart of business intelligence. Each filter is asked once before it is measured; no answer is remembered. */
export async function run({ args }: { args: string[] }): Promise<object> {
  return withMarket(args, async ({ ctx, tenders, facts, filledInSeconds }) => {
    const figures = [];
    for (const [chart, find] of Object.entries(charts)) {
      const times: number[] = [];
      for (const [index, filter] of filters.entries()) {
        const scope = await readScope(ctx, filter);
        await find(ctx, scope, index);
        for (let round = 0; round < rounds; round++) {
          const startedAt = performance.now();
          const answer = await find(ctx, scope, index);
          // A dossier is that of the filter's first winner, whom another chart names before.
          times.push(typeof answer === "number" ? answer : performance.now() - startedAt);
        }
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => Math.round(times[Math.ceil(times.length * share) - 1] ?? 0);
      figures.push({ chart, p50: at(0.5), p95: at(0.95), max: at(1) });
    }
    console.table(figures);
    const [load = 0] = loadavg();
    console.log(`${facts} facts, made in ${filledInSeconds} s; load ${load.toFixed(1)}`);
    return { tenders, facts, filledInSeconds, load, charts: figures };
  });
}
