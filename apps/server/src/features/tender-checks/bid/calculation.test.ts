import type { CalculationInput } from "@tc/contract";
import { describe, expect, test } from "vitest";
import type { Judgement } from "../../assessment/index.ts";
import { calculationOf } from "./calculation.ts";

const value = { lowCents: 10_000_000, medianCents: 10_000_000, highCents: 10_000_000 };
const chances = { kind: "chances", p: 0.4, low: 0.25, high: 0.6, award: 0.9, withAward: 0.36 };
const budget = { kind: "published" };
const judgement = { value, chances, budget } as unknown as Judgement;
const basis = { entered: {}, effort: undefined, judgement, year: 2026, seedKey: "t" };

describe("the cost of a bid", () => {
  test("is hours, what is paid outside with the contribution of the year, less the fee", () => {
    const entered = {
      hours: 96,
      hourlyCostCents: 8_500,
      externalCents: 150_000,
      feeCents: 300_000,
    };
    const calculation = calculationOf({ ...basis, entered });
    expect(calculation.contribution).toEqual({ percent: 4.9, year: 2026, cents: 7_350 });
    expect(calculation.costCents).toBe(96 * 8_500 + 150_000 + 7_350 - 300_000);
  });

  test("rests on the effort of the check where no hours were entered", () => {
    const effort = [
      { name: "a", hours: 12 },
      { name: "b", hours: 30 },
    ];
    expect(calculationOf({ ...basis, effort }).hours).toBe(42);
    expect(calculationOf({ ...basis, effort, entered: { hours: 0 } }).hours).toBe(0);
  });
});

describe("what a bid brings", () => {
  test("is chance times margin times value less cost, with its range and the chance at which it pays", () => {
    const entered = { hours: 50, hourlyCostCents: 10_000, marginPercent: 20 };
    const { expected, breakEvenPercent, chance } = calculationOf({ ...basis, entered });
    expect(chance).toEqual({ percent: 36, lowPercent: 23, highPercent: 54 });
    expect(breakEvenPercent).toBe(25);
    expect(Math.abs((expected?.meanCents ?? 0) - (0.36 * 2_000_000 - 500_000))).toBeLessThan(
      80_000,
    );
    expect(expected?.lowCents).toBeLessThan(expected?.highCents ?? 0);
  });

  test("is not told without a chance or a value; an entered value is one", () => {
    const { value: _, ...noValue } = judgement;
    const without = { ...basis, judgement: noValue as Judgement };
    expect(calculationOf(without)).not.toHaveProperty("expected");
    expect(calculationOf({ ...basis, judgement: undefined })).not.toHaveProperty("chance");
    const entered = { valueCents: 5_000_000 };
    expect(calculationOf({ ...without, entered })).toMatchObject({ valueCents: 5_000_000 });
    expect(calculationOf({ ...without, entered }).expected).toBeDefined();
  });

  test("pays at any chance where the fee covers the cost, and at none without a margin", () => {
    expect(calculationOf({ ...basis, entered: { feeCents: 9_999_999 } }).breakEvenPercent).toBe(0);
    expect(calculationOf({ ...basis, entered: { marginPercent: 0 } })).not.toHaveProperty(
      "breakEvenPercent",
    );
  });
});

test("the value says whose it is: the agency's, the buyer's, worked out from it, or our estimate", () => {
  const originWith = (kind: string, entered: CalculationInput = {}, netCents = 5_000_000) => {
    const budget = { kind, money: { cents: 5_000_000, currency: "EUR" }, netCents };
    return calculationOf({
      ...basis,
      judgement: { ...judgement, budget } as Judgement,
      entered,
    }).valueOrigin;
  };
  expect(originWith("published")).toBe("stated");
  expect(originWith("quoted")).toBe("stated");
  // Its tax is taken off, or its year is multiplied.
  expect(originWith("quoted", {}, 4_201_681)).toBe("calculated");
  expect(originWith("estimate")).toBe("estimated");
  // Of a maximum our estimate counts.
  expect(originWith("maximum")).toBe("estimated");
  expect(originWith("published", { valueCents: 5_000_000 })).toBe("entered");
});
