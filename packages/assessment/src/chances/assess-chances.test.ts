import { expect, test } from "vitest";
import { forecastOffers } from "../offers/forecast-offers.ts";
import { sampleObservations } from "../offers/fixtures.ts";
import { trainOffersModel } from "../offers/train-offers.ts";
import { assessChances, outOfTwenty, shownPercent } from "./assess-chances.ts";
import type { ChancesAssessment, ChancesInput } from "./assess-chances.ts";
import { priorChancesModel } from "./chances-model.ts";
import { readChancesModel, serialiseChancesModel } from "./serialise-chances.ts";

const model = trainOffersModel(sampleObservations(200), { today: "2026-01-01" });
const forecast = forecastOffers(model, { cpv: "90910000", procedure: "open", country: "DEU" });
const input: ChancesInput = {
  forecast,
  fit: { score: 50, low: 40, high: 60 },
  unmetKnockouts: 0,
  incumbent: false,
  seedKey: "tender-1",
};

function shown(more: Partial<ChancesInput>): ChancesAssessment & { kind: "chances" } {
  const result = assessChances({ ...input, ...more });
  if (result.kind !== "chances") throw new Error("expected chances");
  return result;
}

test("a middling fit has the chance of any bidder, within a range that holds it", () => {
  const result = shown({});
  expect(result.p).toBeCloseTo(result.baseline, 12);
  expect(result.low).toBeLessThan(result.p);
  expect(result.high).toBeGreaterThan(result.p);
  expect(result.percent % 5).toBe(0);
  expect(result.withAward).toBeCloseTo(result.p * 0.9, 12);
});

test("a better fit and the incumbent's place raise the chance, unmet knockout criteria lower it", () => {
  const fit = { score: 90, low: 80, high: 95 };
  const better = shown({ fit, incumbent: true });
  const worse = shown({ unmetKnockouts: 2 });
  expect(better.p).toBeGreaterThan(shown({}).p);
  expect(worse.p).toBeLessThan(shown({}).p);
  const driver = (of: ChancesAssessment & { kind: "chances" }, kind: string): number =>
    of.drivers.find((entry) => entry.kind === kind)!.points;
  expect(driver(better, "fit")).toBeGreaterThan(0);
  expect(driver(better, "incumbency")).toBeGreaterThan(0);
  expect(driver(worse, "eligibility")).toBeLessThan(0);
  expect(driver(worse, "fit")).toBe(0);
});

test("the same input gives the same numbers to the bit, another seed only another range", () => {
  expect(assessChances(input)).toEqual(assessChances({ ...input }));
  const other = shown({ seedKey: "tender-2" });
  expect(other.p).toBe(shown({}).p);
  expect(other.low).not.toBe(shown({}).low);
});

test("more seats in a framework raise the chance", () => {
  expect(shown({ seats: 3 }).p).toBeGreaterThan(shown({ seats: 2 }).p);
  expect(shown({ substitution: 0.5 }).p).toBeGreaterThan(shown({}).p);
});

test("what rests on all awards alone gets no percentage", () => {
  const thin = forecastOffers(model, { cpv: "33600000" });
  expect(assessChances({ ...input, forecast: thin })).toEqual({ kind: "too-thin", n: thin.n });
});

test("a model that did not beat equal chances shows equal chances only", () => {
  const result = shown({
    model: { ...priorChancesModel, basis: "baseline" },
    fit: { score: 95, low: 90, high: 99 },
    incumbent: true,
  });
  expect(result.p).toBe(result.baseline);
  expect(result.drivers.map(({ kind }) => kind)).toEqual(["competition"]);
});

test("an unsure fit widens the range", () => {
  const width = (more: Partial<ChancesInput>): number => shown(more).high - shown(more).low;
  expect(width({ fit: { score: 50, low: 5, high: 95 } })).toBeGreaterThan(width({}));
});

test("a model is the same after writing and reading", () => {
  const agencies = new Map([["a1", { mean: 0.1, variance: 0.02, slope: [0, 0, 0, 0, 0] }]]);
  const model = {
    ...priorChancesModel,
    coefficients: { ...priorChancesModel.coefficients, agencies },
  };
  expect(readChancesModel(serialiseChancesModel(model))).toEqual(model);
  expect(() => readChancesModel(new Uint8Array([123, 125]))).toThrow("no model of format chances");
});

test("percentages go in steps of five and stay between 3 and 85", () => {
  expect([0, 0.02, 0.03, 0.12, 0.13, 0.36, 0.86, 0.99].map(shownPercent)).toEqual([
    3, 3, 5, 10, 15, 35, 85, 85,
  ]);
});

test("natural frequencies never say never or always", () => {
  expect([0, 0.04, 0.36, 0.99].map(outOfTwenty)).toEqual([1, 1, 7, 17]);
});

test("bands follow the percentage as shown", () => {});
