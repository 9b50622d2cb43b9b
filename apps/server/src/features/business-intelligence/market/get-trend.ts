import type { getMarketTrend as contract } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { describeScope } from "./scope.ts";
import type { Scope } from "./scope.store.ts";
import * as store from "./trend.store.ts";
import type { TrendGrain } from "./trend.store.ts";

/** Fewer give no median. */
const fewestForMedian = 8;

/** How offers, values and winners go over time: by quarter, or by year where most quarters state too little. */
export async function findTrend(
  ctx: Context,
  scope: Scope,
): Promise<z.input<(typeof contract)["response"]>> {
  const [quarters, quarterWinners] = await Promise.all([
    store.listTrend(ctx.db, scope, "quarter"),
    store.listWinnerTrend(ctx.db, scope, "quarter"),
  ]);
  const stated = quarters.filter(({ offersN }) => offersN >= fewestForMedian);
  const grain: TrendGrain = stated.length * 2 >= quarters.length ? "quarter" : "year";
  const isByQuarter = grain === "quarter";
  const rows = isByQuarter ? quarters : await store.listTrend(ctx.db, scope, grain);
  const winners = isByQuarter ? quarterWinners : await store.listWinnerTrend(ctx.db, scope, grain);
  const byLabel = new Map(rows.map((row) => [labelOf(row.period, grain), row]));
  const winnersByLabel = new Map(winners.map((row) => [labelOf(row.period, grain), row]));
  return {
    ...(await describeScope(ctx, scope)),
    grain,
    periods: labelsOf(scope, grain).map((label) => {
      const row = byLabel.get(label);
      return {
        label,
        awarded: row?.awarded ?? 0,
        offers: figureOf(row?.offersN, row?.medianOffers),
        values: figureOf(row?.valuesN, row?.medianCents),
        won: winnersByLabel.get(label)?.won ?? 0,
        winners: winnersByLabel.get(label)?.winners ?? 0,
      };
    }),
  };
}

function figureOf(n = 0, median: number | null = null) {
  return { n, ...(n >= fewestForMedian && median !== null && { median }) };
}

/** "2026-11-03" → "2026-Q4" or "2026" */
function labelOf(day: string, grain: TrendGrain): string {
  const year = day.slice(0, 4);
  return grain === "year" ? year : `${year}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

function labelsOf({ from, to }: Scope, grain: TrendGrain): string[] {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const first = monthOf(from);
  const days = Array.from({ length: monthOf(to) - first + 1 }, (_, at) => {
    const month = first + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;
  });
  return [...new Set(days.map((day) => labelOf(day, grain)))];
}
