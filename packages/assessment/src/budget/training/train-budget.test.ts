import { expect, test } from "vitest";
import { createBudgetEstimator } from "../estimate/budget-estimator.ts";
import { syntheticAwards } from "../testing/budget-fixtures.ts";
import { startHyper } from "./choose-hyper.ts";
import { trainBudgetModel } from "./train-budget.ts";

const awards = syntheticAwards(200);
const withValue = (valueCents: number) => ({ ...awards[0]!, tenderId: "other", valueCents });
const levelOf = (more: readonly (typeof awards)[number][], features = awards[0]!.features) =>
  createBudgetEstimator(
    trainBudgetModel([...awards, ...more], { modelVersion: 1, hyper: startHyper }),
  ).expected(features);

test("an observation without a value is refused", () => {
  expect(() => trainBudgetModel([withValue(0)], { modelVersion: 1 })).toThrow(RangeError);
});

test("one absurd value moves the level little", () => {
  const usual = levelOf([]);
  expect(Math.abs(levelOf([withValue(1e14)]) - usual)).toBeLessThan(0.2);
});

test("a thin agency sector stays near what lies above it, a thick one goes its own way", () => {
  const awardsOfBranch = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...awards[0]!,
      tenderId: `own-${at}`,
      valueCents: 5_000_000_00,
      features: { ...awards[0]!.features, cpv: "79952000" },
    }));
  const features = { ...awards[0]!.features, cpv: "79952000" };
  const [none, thin, thick] = [
    levelOf([], features),
    levelOf(awardsOfBranch(1), features),
    levelOf(awardsOfBranch(150), features),
  ];
  const target = Math.log(5_000_000);
  expect(thin - none).toBeLessThan((target - none) / 3);
  expect(target - thick).toBeLessThan((target - none) / 3);
});

test("longer contracts cost more when the awards say so", () => {
  const lasting = syntheticAwards(200).map((award, at) => {
    const months = 12 * (1 + (at % 4));
    return {
      ...award,
      valueCents: Math.round((award.valueCents * months) / 12),
      features: { ...award.features, months },
    };
  });
  const estimator = createBudgetEstimator(
    trainBudgetModel(lasting, { modelVersion: 1, hyper: startHyper }),
  );
  const { features } = lasting[0]!;
  const ratio =
    estimator.expected({ ...features, months: 48 }) -
    estimator.expected({ ...features, months: 12 });
  expect(Math.exp(ratio)).toBeGreaterThan(3);
});

test("only the latest awards are kept for comparison", () => {
  const { comparables, n } = trainBudgetModel(awards, {
    modelVersion: 1,
    hyper: startHyper,
    maxComparables: 10,
  });
  expect(n).toBe(200);
  expect(comparables).toHaveLength(10);
  expect(comparables.every(({ awardedOn }) => awardedOn === "2025-12-15")).toBe(true);
});

test("no award at all gives a model that says so", () => {
  const model = trainBudgetModel([], { modelVersion: 1 });
  expect(model).toMatchObject({ n: 0, tenders: 0, comparables: [], heldBack: { n: 0 } });
});
