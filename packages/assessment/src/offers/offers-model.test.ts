import { expect, test } from "vitest";
import { addOffers } from "./add-offers.ts";
import { sampleObservations } from "./fixtures.ts";
import { forecastOffers } from "./forecast-offers.ts";
import { readOffersModel, serialiseOffersModel } from "./serialise-offers.ts";
import { trainOffersModel } from "./train-offers.ts";

const today = "2026-01-01";
const observations = sampleObservations(200);
const model = trainOffersModel(observations, { today });
const design = { cpv: "79822500", procedure: "open", country: "DEU" };
const cleaning = { ...design, cpv: "90910000" };

test("an agency sector with more rivals is forecast with more offers, between the agency sector's mean and all", () => {
  const [many, few] = [design, cleaning].map((features) => forecastOffers(model, features));
  expect(many!.mean).toBeGreaterThan(7);
  expect(many!.mean).toBeLessThan(9.5);
  expect(few!.mean).toBeGreaterThan(2.5);
  expect(few!.mean).toBeLessThan(4);
  expect(few!.single).toBeGreaterThan(many!.single);
  expect(many!.low).toBeLessThan(many!.mean);
  expect(many!.high).toBeGreaterThan(many!.mean);
});

test("a forecast names its evidence, and says when only all awards carry it", () => {
  expect(forecastOffers(model, design)).toMatchObject({
    isTooThin: false,
    extrapolated: false,
    evidence: { level: "category", lots: 100, from: "2025-01-15", to: "2025-11-15" },
  });
  const unknown = forecastOffers(model, { ...design, cpv: "33600000" });
  expect(unknown).toMatchObject({ isTooThin: true, contested: false, evidence: { level: "root" } });
  expect(forecastOffers(model, {}).isTooThin).toBe(true);
});

test("below the thresholds a forecast is carried over", () => {
  expect(forecastOffers(model, { ...design, level: "national" }).extrapolated).toBe(true);
});

test("the order of observations changes no bit", () => {
  const shuffled = observations.toSorted((a, b) => (a.group < b.group ? 1 : -1));
  expect(serialiseOffersModel(trainOffersModel(shuffled, { today }))).toEqual(
    serialiseOffersModel(model),
  );
});

test("a model is the same after writing and reading; a foreign version is refused", () => {
  expect(readOffersModel(serialiseOffersModel(model))).toEqual(model);
  const foreign = serialiseOffersModel({ ...model, formatVersion: 2 as 1 });
  expect(() => readOffersModel(foreign)).toThrow("no model of format offers 1");
});

test("adding a result moves its own cells towards it and no others", () => {
  const [observation] = observations;
  const before = forecastOffers(model, observation!.features);
  const added = addOffers(model, [{ ...observation!, group: "new", offers: 40, day: today }]);
  expect(forecastOffers(added, observation!.features).mean).toBeGreaterThan(before.mean);
  expect(added.cells.get("cpv:90")).toEqual(model.cells.get("cpv:90"));
  expect(added.lots).toBe(201);
  expect(forecastOffers(added, observation!.features).evidence.to).toBe(today);
});

test("a model of nothing forecasts nothing", () => {
  const empty = trainOffersModel([], { today });
  expect(empty.heldOut).toBeNull();
  expect(forecastOffers(empty, design).isTooThin).toBe(true);
  expect(readOffersModel(serialiseOffersModel(empty))).toEqual(empty);
});
