import {
  getMarketBuyers,
  getMarketRegions,
  getMarketTrend,
  getMarketVolume,
  getMarketWinners,
  getOfferSpread,
  getPriceWeightSpread,
  getValueSpread,
} from "@tc/contract";
import { expect } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { findBuyers, findWinners } from "./get-parties.ts";
import { findOfferSpread, findPriceWeightSpread, findValueSpread } from "./get-spreads.ts";
import { findTrend } from "./get-trend.ts";
import { findRegions, findVolume } from "./get-volume.ts";
import * as again from "./recomputed.fixture.ts";
import type { Recomputed } from "./recomputed.fixture.ts";
import type { Scope } from "./scope.store.ts";
import type { Filters } from "./scope.ts";

export const everyFilter: readonly Filters[] = [
  { months: 24 },
  { months: 12, level: "eu" },
  { months: 120 },
  { months: 60, sector: "advertising" },
  { months: 36, sector: "print", region: "DEA" },
  { months: 120, region: "DE3", level: "national" },
];

/** Every chart in one scope beside the same figures counted from the stored tenders. */
export async function expectEqual(
  database: TestDatabase,
  scope: Scope,
): Promise<{ tenders: number }> {
  const ctx = testContext(database);
  const owner = database.owner.db;

  const volume = getMarketVolume.response.parse(await findVolume(ctx, scope));
  const periods = volume.periods.filter((period) => period.eu + period.national + period.unknown);
  expect(periods).toEqual(await again.recomputeVolume(owner, scope));
  const sum = periods.reduce((n, period) => n + period.eu + period.national + period.unknown, 0);
  expect(volume.n).toBe(sum);
  expect(volume.withoutLevel).toBe(periods.reduce((n, { unknown }) => n + unknown, 0));

  const { total, n, laender } = getMarketRegions.response.parse(await findRegions(ctx, scope));
  expect({ total, n, laender }).toEqual(await again.recomputeRegions(owner, scope));

  const offers = getOfferSpread.response.parse(await findOfferSpread(ctx, scope));
  const offersAgain = await again.recomputeOffers(owner, scope);
  expect(offers.groups.length).toBe(offersAgain.length);
  for (const group of offers.groups) {
    const { values, total: all } = bySector(offersAgain, group.sector);
    expect(group).toMatchObject({ total: all, n: values.length, single: within(values, 1, 1) });
    expect(group.median).toBe(values.length < 8 ? undefined : quantile(values, 0.5));
    expect(group.values).toEqual(values.length < 20 ? values : undefined);
    expect(group.bins).toEqual([
      ...[1, 2, 3, 4, 5].map((count) => within(values, count, count)),
      within(values, 6, 8),
      within(values, 9, Infinity),
    ]);
  }

  const values = getValueSpread.response.parse(await findValueSpread(ctx, scope));
  const valuesAgain = await again.recomputeValues(owner, scope);
  expect(values.groups.length).toBe(valuesAgain.length);
  for (const group of values.groups) {
    const { values: cents, total: all } = bySector(valuesAgain, group.sector);
    expect(group).toMatchObject({ total: all, n: cents.length });
    expect(group.median).toBe(cents.length < 8 ? undefined : quantile(cents, 0.5));
    expect(group.spread).toEqual(
      cents.length < 20
        ? undefined
        : {
            p10: quantile(cents, 0.1),
            p25: quantile(cents, 0.25),
            p75: quantile(cents, 0.75),
            p90: quantile(cents, 0.9),
          },
    );
  }

  const weights = getPriceWeightSpread.response.parse(await findPriceWeightSpread(ctx, scope));
  const weightsAgain = await again.recomputePriceWeights(owner, scope);
  const stated = weightsAgain.filter((weight) => weight !== null).toSorted((a, b) => a - b);
  if (weightsAgain.length > 0) {
    expect(weights.groups[0]).toMatchObject({ total: weightsAgain.length, n: stated.length });
    expect(weights.groups[0]!.bins).toEqual(
      Array.from({ length: 10 }, (_, at) =>
        within(stated, at * 10, at === 9 ? 100 : at * 10 + 9.999),
      ),
    );
    if (stated.length >= 8)
      expect(weights.groups[0]!.median).toBeCloseTo(quantile(stated, 0.5)!, 3);
  }

  const winners = getMarketWinners.response.parse(await findWinners(ctx, scope, []));
  expect({
    total: winners.total,
    n: winners.n,
    winners: winners.winners.map(({ name, count, valueCents = null, valueN }) => ({
      name,
      count,
      valueCents,
      valueN,
    })),
  }).toEqual(await again.recomputeWinners(owner, scope));

  const buyers = getMarketBuyers.response.parse(await findBuyers(ctx, scope));
  expect(buyers.buyers.map(({ name, count }) => ({ name, count }))).toEqual(
    await again.recomputeBuyers(owner, scope),
  );
  await expectTrendEqual(database, scope);
  return { tenders: volume.n };
}

async function expectTrendEqual(database: TestDatabase, scope: Scope): Promise<void> {
  const trend = getMarketTrend.response.parse(await findTrend(testContext(database), scope));
  const { tenders, lots } = await again.recomputeTrend(database.owner.db, scope);
  const isIn = (day: string, label: string) => {
    const [year, quarter] = label.split("-Q");
    return (
      day.startsWith(`${year}-`) &&
      (quarter === undefined || Math.ceil(Number(day.slice(5, 7)) / 3) === Number(quarter))
    );
  };
  const middle = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1];
  for (const { label, awarded, offers, values, won, winners } of trend.periods) {
    const awards = tenders.filter(({ day }) => isIn(day, label));
    const offersOf = awards.flatMap((tender) => middle(tender.offers) ?? []);
    const centsOf = awards.flatMap((tender) => middle(tender.cents) ?? []);
    expect([label, awarded, offers.n, values.n]).toEqual([
      label,
      awards.length,
      offersOf.length,
      centsOf.length,
    ]);
    expect(offers.median).toBe(offersOf.length < 8 ? undefined : middle(offersOf));
    expect(values.median).toBe(centsOf.length < 8 ? undefined : middle(centsOf));
    const named = lots.filter(({ day }) => isIn(day, label));
    expect([won, winners]).toEqual([
      named.length,
      new Set(named.flatMap(({ names }) => names)).size,
    ]);
  }
  expect(trend.periods.reduce((sum, { awarded }) => sum + awarded, 0)).toBe(tenders.length);
}

const bySector = (groups: readonly Recomputed[], sector: string | undefined) =>
  groups.find((group) => group.sector === (sector ?? "")) ?? { values: [], total: -1 };
const within = (values: readonly number[], low: number, high: number) =>
  values.filter((value) => value >= low && value <= high).length;
/** The value at which this share of them is reached */
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.max(Math.ceil(sorted.length * share - 1e-9), 1) - 1];
