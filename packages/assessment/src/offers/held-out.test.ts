import { expect, test } from "vitest";
import { sampleObservations } from "./fixtures.ts";
import { exactCoverage, rangeCoverage } from "./held-out.ts";
import { trainOffersModel } from "./train-offers.ts";

test("an interval of whole numbers covers more than the share it is named by, the exact one does not", () => {
  const distribution = { mean: 2, size: 1, crowdShare: 0 };
  const odds = 2 / 3;
  const rows = Array.from({ length: 60 }, (_, rivals) => ({
    distribution,
    rivals,
    weight: (1 - odds) * odds ** rivals,
  }));
  expect(rangeCoverage(rows)).toBeGreaterThan(0.9);
  expect(exactCoverage(rows)).toBeCloseTo(0.8, 6);
});

test("a model carries what its forecasts were worth for procedures it had not seen", () => {
  const { heldOut } = trainOffersModel(sampleObservations(200), { today: "2026-01-01" });
  expect(heldOut).toMatchObject({ lots: 200, procedures: 200, from: "2025-01-15" });
  expect(heldOut!.logLoss).toBeLessThan(heldOut!.logLossGlobal);
  expect(heldOut!.single.reduce((sum, { n }) => sum + n, 0)).toBe(200);
  expect(trainOffersModel(sampleObservations(49), { today: "2026-01-01" }).heldOut).toBeNull();
});
