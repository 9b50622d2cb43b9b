import type { getMarketRegions, getMarketVolume } from "@tc/contract";
import { laender } from "@tc/domain";
import type { Land } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { hasMissingFacts } from "../facts/fill-market-facts.ts";
import { describeScope } from "./scope.ts";
import type { Scope } from "./scope.store.ts";
import { findBuyerName } from "./scope.store.ts";
import * as store from "./volume.store.ts";

export async function findVolume(
  ctx: Context,
  scope: Scope,
): Promise<z.input<(typeof getMarketVolume)["response"]>> {
  const rows = await store.countByMonth(ctx.db, scope);
  const buyerName = scope.buyer && (await findBuyerName(ctx.db, scope.buyer));
  const periods = new Map(
    labelsOf(scope).map((label) => [label, { label, eu: 0, national: 0, unknown: 0 }]),
  );
  for (const { month, level, count } of rows) {
    const period = periods.get(labelOf(month, scope.grain));
    if (!period) continue;
    if (level === "eu" || level === "national") period[level] += count;
    else period.unknown += count;
  }
  const withoutLevel = rows.filter(({ level }) => level === null);
  return {
    ...(await describeScope(ctx, scope)),
    grain: scope.grain,
    n: sum(rows),
    withoutLevel: sum(withoutLevel),
    ...(buyerName && { buyerName }),
    isComplete: !(await hasMissingFacts(ctx)),
    periods: [...periods.values()],
  };
}

export async function findRegions(
  ctx: Context,
  scope: Scope,
): Promise<z.input<(typeof getMarketRegions)["response"]>> {
  const counts = new Map(
    (await store.countByLand(ctx.db, scope)).map(({ land, count }) => [land, count]),
  );
  const total = counts.get("all") ?? 0;
  const names = Object.keys(laender) as Land[];
  return {
    ...(await describeScope(ctx, scope)),
    total,
    n: total - (counts.get(null) ?? 0),
    laender: names.flatMap((land) => {
      const count = counts.get(land);
      return count === undefined ? [] : { land, count };
    }),
  };
}

const sum = (rows: readonly { readonly count: number }[]) =>
  rows.reduce((total, { count }) => total + count, 0);

/** "2026-11-03" → "2026-11" or "2026-Q4" */
function labelOf(day: string, grain: Scope["grain"]): string {
  if (grain === "month") return day.slice(0, 7);
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

function labelsOf({ from, to, grain }: Scope): string[] {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const first = monthOf(from);
  const months = Array.from({ length: monthOf(to) - first + 1 }, (_, at) => {
    const month = first + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`;
  });
  return [...new Set(months.map((month) => labelOf(month, grain)))];
}
