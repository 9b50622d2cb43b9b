import { expect, test } from "vitest";
import { createBudgetEstimator } from "./budget-estimator.ts";
import { startHyper } from "../training/choose-hyper.ts";
import { euros, lotOf, syntheticAwards, tenderOf } from "../testing/budget-fixtures.ts";
import { estimateBudget } from "./estimate-budget.ts";
import { readBudgetModel, serialiseBudgetModel } from "../model/serialise-budget.ts";
import { trainBudgetModel } from "../training/train-budget.ts";

const model = trainBudgetModel(syntheticAwards(200), { modelVersion: 7 });
const estimator = createBudgetEstimator(model);
/** Not under German law, so that no EU threshold lies beneath the value. */
const austrian = [{ name: "Stadt Beispielwels", identifiers: [], country: "AUT" }];
const quote = "Das Budget beträgt 60.000 EUR netto.";

test("a published value comes before all else and is named as such", () => {
  const tender = tenderOf({ values: { estimated: euros(120_000) }, description: quote });
  expect(estimateBudget(estimator, tender)).toEqual({
    kind: "published",
    money: euros(120_000),
    source: "estimated",
  });
  const lots = [
    lotOf({ values: { estimated: euros(10_000) } }),
    lotOf({ id: "2", values: { estimated: euros(20_000) } }),
  ];
  expect(estimateBudget(estimator, tenderOf({ lots }))).toMatchObject({
    money: euros(30_000),
    source: "lotEstimates",
  });
});

test("a framework maximum is never a value, not even repeated as the estimate; the quote stands beneath it", () => {
  const tender = tenderOf({
    values: { estimated: euros(500_000), frameworkMaximum: euros(500_000) },
    flags: ["value_is_framework_maximum"],
    description: quote,
  });
  expect(estimateBudget(estimator, tender)).toMatchObject({
    kind: "maximum",
    money: euros(500_000),
    beneath: { kind: "quoted", netCents: 6_000_000, quote },
  });
});

test("an amount in the text comes before an estimate, word for word", () => {
  const estimate = estimateBudget(
    estimator,
    tenderOf({ description: `Gesucht wird Hilfe. ${quote}` }),
  );
  expect(estimate).toMatchObject({
    kind: "quoted",
    money: euros(60_000),
    quote,
    field: "description",
  });
});

test("an estimate gives a range from comparable awards of its agency sector", () => {
  const estimate = estimateBudget(estimator, tenderOf({ buyers: austrian }));
  if (estimate.kind !== "estimate") throw new Error(estimate.kind);
  expect(estimate.medianCents).toBeGreaterThan(7_000_000);
  expect(estimate.medianCents).toBeLessThan(14_000_000);
  expect(estimate.lowCents).toBeLessThan(estimate.medianCents);
  expect(estimate.highCents).toBeGreaterThan(estimate.medianCents);
  expect(estimate.n).toBe(100);
  expect(estimate.comparables).toHaveLength(5);
  expect(estimate.comparables.every(({ title }) => title?.startsWith("Kampagne"))).toBe(true);
  expect(estimate).toMatchObject({ from: "2025-01-15", to: "2025-11-15", isExtrapolated: false });
});

test("a tender is never compared with its own award", () => {
  const ownTenderId = model.comparables[0]!.tenderId;
  const estimate = estimateBudget(estimator, tenderOf({ title: "Kampagne Nummer 0" }), {
    tenderId: ownTenderId,
  });
  if (estimate.kind !== "estimate") throw new Error(estimate.kind);
  expect(estimate.comparables.map(({ tenderId }) => tenderId)).not.toContain(ownTenderId);
});

test("below the threshold the estimate is marked as carried over and stays below it", () => {
  const estimate = estimateBudget(estimator, tenderOf({ level: "national", cpv: ["79341400"] }));
  if (estimate.kind !== "estimate") throw new Error(estimate.kind);
  expect(estimate.isExtrapolated).toBe(true);
  expect(estimate.highCents).toBeLessThanOrEqual(21_600_000);
});

test("what lies beneath a framework maximum stays below it", () => {
  const estimate = estimateBudget(
    estimator,
    tenderOf({ values: { frameworkMaximum: euros(90_000) } }),
  );
  if (estimate.kind !== "maximum" || estimate.beneath.kind !== "estimate")
    throw new Error(estimate.kind);
  expect(estimate.beneath.highCents).toBeLessThanOrEqual(9_000_000);
});

test("without a model, or in an agency sector without awards, there is too little data", () => {
  expect(estimateBudget(undefined, tenderOf())).toEqual({ kind: "none", reason: "too-thin", n: 0 });
  expect(estimateBudget(estimator, tenderOf({ cpv: ["45000000"] }))).toEqual({
    kind: "none",
    reason: "too-thin",
    n: 0,
  });
});

test("a range wider than one to twenty is no estimate", () => {
  const wide = syntheticAwards(200).map((award, at) => ({
    ...award,
    valueCents: Math.round(100 * 10 ** (3 + ((at * 7919) % 1000) / 250)),
  }));
  const estimate = estimateBudget(
    createBudgetEstimator(trainBudgetModel(wide, { modelVersion: 1, hyper: startHyper })),
    tenderOf(),
  );
  expect(estimate).toMatchObject({ kind: "none", reason: "too-wide", n: 100 });
});

test("a German call for services above the EU threshold is worth 100,000 euros at least", () => {
  const lowOf = (tender: Parameters<typeof tenderOf>[0]) => {
    const estimate = estimateBudget(estimator, tenderOf(tender));
    if (estimate.kind !== "estimate") throw new Error(estimate.kind);
    return estimate.lowCents;
  };
  expect(lowOf({})).toBeGreaterThanOrEqual(10_000_000);
  for (const other of [
    { buyers: austrian },
    { level: "national" },
    { nature: "supplies" },
  ] as const)
    expect(lowOf(other)).toBeLessThan(10_000_000);
});

test("lots of one procedure add up", () => {
  const lots = [lotOf(), lotOf({ id: "LOT-0002" })];
  const single = estimateBudget(estimator, tenderOf({ buyers: austrian }));
  const two = estimateBudget(estimator, tenderOf({ buyers: austrian, lots }));
  if (single.kind !== "estimate" || two.kind !== "estimate") throw new Error(two.kind);
  // The number of lots itself was never seen to matter here.
  expect(two.medianCents / single.medianCents).toBeCloseTo(2, 1);
});

test("the same awards in any order give the same model to the bit, and it survives storage", () => {
  const again = trainBudgetModel(syntheticAwards(200).toReversed(), { modelVersion: 7 });
  expect(serialiseBudgetModel(again)).toEqual(serialiseBudgetModel(model));
  expect(readBudgetModel(serialiseBudgetModel(model))).toEqual(model);
});

test("bytes of another format are refused", () => {
  const foreign = { ...model, formatVersion: 2 } as unknown as typeof model;
  expect(() => readBudgetModel(serialiseBudgetModel(foreign))).toThrow(/budget/);
});

test("four of five held-back awards lie inside the interval", () => {
  const { heldBack } = trainBudgetModel(syntheticAwards(1_000), {
    modelVersion: 1,
    hyper: startHyper,
  });
  expect(heldBack.coverage).toBeGreaterThan(0.77);
  expect(heldBack.coverage).toBeLessThan(0.83);
});

test("a sum over hundreds of lots is no estimate", () => {
  const lots = Array.from({ length: 101 }, (_, at) => lotOf({ id: `LOT-${at}` }));
  expect(estimateBudget(estimator, tenderOf({ lots }))).toMatchObject({ reason: "too-wide" });
});
