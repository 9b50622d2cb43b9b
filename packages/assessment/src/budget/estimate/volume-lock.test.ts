import { expect, test } from "vitest";
import { euros } from "../testing/budget-fixtures.ts";
import type { BudgetEstimate } from "./budget-estimate.ts";
import { lockCents, statedBudget } from "./volume-lock.ts";

const published = (amount: number, currency?: string) =>
  ({ kind: "published", money: euros(amount, currency), source: "estimated" }) as const;
const quoted = {
  kind: "quoted",
  money: euros(119_000),
  netCents: 30_000_000,
  isPerYear: true,
  quote: "Das Budget beträgt 119.000 EUR brutto im Jahr.",
  field: "description",
} as const;
const estimate: BudgetEstimate & { kind: "estimate" } = {
  kind: "estimate",
  medianCents: 900_000_000,
  lowCents: 800_000_000,
  highCents: 1_000_000_000,
  n: 20,
  agencySector: "79",
  comparables: [],
  isExtrapolated: false,
};
const maximum = { kind: "maximum", money: euros(9_000_000), source: "frameworkMaximum" } as const;
const none = { kind: "none", reason: "too-thin", n: 0 } as const;

test("a published value locks by its amount", () => {
  expect(lockCents(published(250_000.01))).toBe(25_000_001);
  expect(statedBudget(published(250_000.01))).toEqual(published(250_000.01));
});

test("a quoted amount locks by what it is without tax and for all years", () => {
  expect(lockCents(quoted)).toBe(30_000_000);
});

test("an estimate never locks, however sure it is", () => {
  expect(lockCents(estimate)).toBeUndefined();
  expect(lockCents({ ...maximum, beneath: estimate })).toBeUndefined();
});

test("a framework maximum does not lock; an amount quoted beneath it does", () => {
  expect(lockCents({ ...maximum, beneath: none })).toBeUndefined();
  expect(lockCents({ ...maximum, beneath: quoted })).toBe(30_000_000);
  expect(statedBudget({ ...maximum, beneath: quoted })).toEqual(quoted);
});

test("nothing locks without a figure or in another currency", () => {
  expect(lockCents(none)).toBeUndefined();
  expect(lockCents(published(9_000_000, "CHF"))).toBeUndefined();
});
