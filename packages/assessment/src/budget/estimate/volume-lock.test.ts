import { expect, test } from "vitest";
import { quantileLevels } from "./budget-estimate.ts";
import type { EstimatedBudget } from "./budget-estimate.ts";
import { euros } from "../testing/budget-fixtures.ts";
import { isLockedByVolume, lockCents, probabilityAbove } from "./volume-lock.ts";

const cap = 25_000_000;
const published = (amount: number, currency?: string) =>
  ({ kind: "published", money: euros(amount, currency), source: "estimated" }) as const;
const quoted = (amount: number) =>
  ({
    kind: "quoted",
    money: euros(amount),
    netCents: amount * 100,
    isPerYear: false,
    quote: "",
    field: "description",
  }) as const;
/** ln evenly spread between the two ends of the quantiles */
function estimate(lowest: number, highest: number): EstimatedBudget {
  const quantileCents = quantileLevels.map((level) =>
    Math.round(100 * lowest * (highest / lowest) ** ((level - 0.025) / 0.95)),
  );
  return {
    kind: "estimate",
    medianCents: quantileCents[10]!,
    lowCents: quantileCents[2]!,
    highCents: quantileCents[18]!,
    quantileCents,
    n: 20,
    agencySector: "79",
    comparables: [],
    isExtrapolated: false,
  };
}

test("a published or quoted amount locks exactly when it lies above the cap", () => {
  expect(isLockedByVolume(published(250_000), cap)).toBe(false);
  expect(isLockedByVolume(published(250_000.01), cap)).toBe(true);
  expect(isLockedByVolume(quoted(250_000), cap)).toBe(false);
  expect(isLockedByVolume(quoted(251_000), cap)).toBe(true);
  expect(probabilityAbove(published(300_000), cap)).toBe(1);
  expect(probabilityAbove(quoted(200_000), cap)).toBe(0);
});

test("an estimate locks from a probability of 80 % on, and not before", () => {
  const surely = estimate(300_000, 3_000_000);
  const perhaps = estimate(100_000, 1_000_000);
  expect(probabilityAbove(surely, cap)).toBe(1);
  expect(isLockedByVolume(surely, cap)).toBe(true);
  expect(probabilityAbove(perhaps, cap)).toBeCloseTo(0.597, 2);
  expect(isLockedByVolume(perhaps, cap)).toBe(false);
  const edge = lockCents(perhaps) ?? 0;
  expect(probabilityAbove(perhaps, edge - 100)).toBeGreaterThan(0.8);
  expect(isLockedByVolume(perhaps, edge - 100)).toBe(true);
  expect(probabilityAbove(perhaps, edge + 100)).toBeLessThan(0.8);
  expect(isLockedByVolume(perhaps, edge + 100)).toBe(false);
});

test("a framework maximum does not lock; what is known beneath it does", () => {
  const maximum = { kind: "maximum", money: euros(9_000_000), source: "frameworkMaximum" } as const;
  const none = { kind: "none", reason: "too-thin", n: 0 } as const;
  expect(isLockedByVolume({ ...maximum, beneath: none }, cap)).toBe(false);
  expect(probabilityAbove({ ...maximum, beneath: none }, cap)).toBeUndefined();
  expect(isLockedByVolume({ ...maximum, beneath: quoted(400_000) }, cap)).toBe(true);
});

test("nothing is locked without a figure, in another currency or without a cap", () => {
  expect(isLockedByVolume({ kind: "none", reason: "too-wide", n: 40 }, cap)).toBe(false);
  expect(isLockedByVolume(published(9_000_000, "CHF"), cap)).toBe(false);
  expect(isLockedByVolume(published(9_000_000), null)).toBe(false);
});
