import { expect, test } from "vitest";
import { forecastOffers } from "../offers/forecast-offers.ts";
import { sampleObservations } from "../offers/fixtures.ts";
import { trainOffersModel } from "../offers/train-offers.ts";
import { assessChances } from "./assess-chances.ts";
import { priorChancesModel, priorCoefficients } from "./chances-model.ts";
import type { ChancesModel } from "./chances-model.ts";
import { priceInput } from "./price-input.ts";

const offers = trainOffersModel(sampleObservations(200), { today: "2026-01-01" });
const input = {
  forecast: forecastOffers(offers, { cpv: "90910000", procedure: "open", country: "DEU" }),
  fit: { score: 70, low: 60, high: 80 },
  unmetKnockouts: 0,
  incumbent: false,
  seedKey: "tender-1",
};
const taught: ChancesModel = {
  ...priorChancesModel,
  coefficients: { ...priorCoefficients, mean: [0, 1.5, 1, -1.5, 2] },
};
const chances = (price: object, model = priorChancesModel) => {
  const result = assessChances({ ...input, ...price, model });
  if (result.kind !== "chances") throw new Error(result.kind);
  return result;
};

test("without a weight, without the agency's word and at a usual level every number stays to the bit", () => {
  for (const model of [priorChancesModel, taught]) {
    const before = chances({}, model);
    expect(chances(priceInput(90, undefined), model)).toEqual(before);
    expect(chances(priceInput(undefined, "low"), model)).toEqual(before);
    expect(chances(priceInput(90, "usual"), model)).toEqual(before);
  }
});

test("by the priors a level leaves the chance as it is and widens its range at most", () => {
  const before = chances({});
  for (const level of ["low", "high"] as const) {
    const { p, low, high, drivers } = chances(priceInput(100, level));
    expect(p).toBe(before.p);
    expect(drivers).toEqual(before.drivers);
    expect(low).toBeLessThan(before.low);
    expect(high).toBeGreaterThan(before.high);
  }
});

test("once outcomes have taught a weight, low prices help where the price counts for more than half", () => {
  const before = chances({}, taught).p;
  expect(chances(priceInput(90, "low"), taught).p).toBeGreaterThan(before);
  expect(chances(priceInput(90, "high"), taught).p).toBeLessThan(before);
  expect(chances(priceInput(30, "low"), taught).p).toBeLessThan(before);
  const { drivers } = chances(priceInput(90, "low"), taught);
  expect(drivers.find(({ kind }) => kind === "price")?.points).toBeGreaterThan(0);
});
