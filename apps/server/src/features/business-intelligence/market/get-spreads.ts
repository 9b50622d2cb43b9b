import type { getOfferSpread, getPriceWeightSpread, getValueSpread } from "@tc/contract";
import type { AgencySector } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { describeScope } from "./scope.ts";
import type { Scope } from "./scope.store.ts";
import * as store from "./spread.store.ts";

/** Fewer values are shown as the cases that they are. */
const fewestForMedian = 8;

export async function findOfferSpread(
  ctx: Context,
  scope: Scope,
): Promise<z.input<(typeof getOfferSpread)["response"]>> {
  const groups = await store.listOfferGroups(ctx.db, scope);
  return {
    ...(await describeScope(ctx, scope)),
    groups: ordered(groups).map((group) => ({
      ...toGroup(group),
      electronic: group.electronic,
      single: group.bins[0] ?? 0,
      bins: group.bins,
      ...medianOf(group, group.median),
    })),
  };
}

export async function findValueSpread(
  ctx: Context,
  scope: Scope,
): Promise<z.input<(typeof getValueSpread)["response"]>> {
  const groups = await store.listValueGroups(ctx.db, scope);
  return {
    ...(await describeScope(ctx, scope)),
    groups: ordered(groups).map((group) => {
      const [p10 = 0, p25 = 0, median = 0, p75 = 0, p90 = 0] = group.quantiles ?? [];
      return {
        ...toGroup(group),
        ...medianOf(group, median),
        ...(group.n >= store.fewest && { spread: { p10, p25, p75, p90 } }),
      };
    }),
  };
}

export async function findPriceWeightSpread(
  ctx: Context,
  scope: Scope,
): Promise<z.input<(typeof getPriceWeightSpread)["response"]>> {
  const groups = await store.listPriceWeightGroups(ctx.db, scope);
  return {
    ...(await describeScope(ctx, scope)),
    groups: ordered(groups).map((group) => ({
      ...toGroup(group),
      bins: group.bins,
      ...medianOf(group, group.median),
    })),
  };
}

interface Row {
  readonly sector: string;
  readonly total: number;
  readonly n: number;
  readonly values: number[] | null;
}

/** All together first, then by what is stated; equal ones by name, so that the order never jumps. */
function ordered<Group extends Row>(groups: readonly Group[]): Group[] {
  return groups.toSorted(
    (a, b) =>
      Number(b.sector === "") - Number(a.sector === "") ||
      b.n - a.n ||
      (a.sector < b.sector ? -1 : 1),
  );
}

function toGroup({ sector, total, n, values }: Row) {
  return {
    // Written from the same list of names.
    ...(sector !== "" && { sector: sector as AgencySector }),
    total,
    n,
    ...(n < store.fewest && { values: values ?? [] }),
  };
}

function medianOf({ n }: Row, median: number | null) {
  return n >= fewestForMedian && median !== null ? { median } : {};
}
