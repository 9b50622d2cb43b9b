import { expect, test } from "vitest";
import { makeLot, makeResult, makeTender } from "./fixtures.ts";
import { awardOutcomesOf, offerObservationsOf } from "./offer-observations.ts";

const lots = ["LOT-0001", "LOT-0002"].map((id) => makeLot({ id }));

test("every lot with a published count teaches, the lots of a procedure share its weight", () => {
  const tender = makeTender({
    lots,
    results: [
      makeResult({ offersReceived: 3 }),
      makeResult({ lotId: "LOT-0002", offersReceived: 1 }),
    ],
  });
  expect(offerObservationsOf(tender, "buyer-1")).toMatchObject([
    {
      offers: 3,
      weight: 0.5,
      group: "notice-1",
      day: "2026-05-04",
      features: { buyer: "buyer-1" },
    },
    { offers: 1, weight: 0.5 },
  ]);
});

test("a national result without offers trains nothing", () => {
  const tender = makeTender({ level: "national", results: [makeResult()] });
  expect(offerObservationsOf(tender)).toEqual([]);
  expect(awardOutcomesOf(tender)).toMatchObject([{ awarded: true, weight: 1 }]);
});

test("direct awards without call teach nothing", () => {
  const results = [makeResult({ offersReceived: 1 })];
  for (const more of [
    { procedure: "neg-wo-call" },
    { procedure: "oth-single" },
    { flags: ["award_without_call"] },
  ] as const) {
    expect(offerObservationsOf(makeTender({ results, ...more }))).toEqual([]);
    expect(awardOutcomesOf(makeTender({ results, ...more }))).toEqual([]);
  }
});

test("counts are capped at sixty, no offers at all are no competition", () => {
  const tender = makeTender({
    lots,
    results: [
      makeResult({ offersReceived: 400 }),
      makeResult({ lotId: "LOT-0002", offersReceived: 0, outcome: "clos-nw" }),
    ],
  });
  expect(offerObservationsOf(tender).map(({ offers, weight }) => [offers, weight])).toEqual([
    [60, 1],
  ]);
  expect(awardOutcomesOf(tender).map(({ awarded, weight }) => [awarded, weight])).toEqual([
    [true, 0.5],
    [false, 0.5],
  ]);
});

test("a result that names no known lot belongs to the only lot, else to none", () => {
  const results = [makeResult({ lotId: "Los 1", offersReceived: 2 })];
  expect(offerObservationsOf(makeTender({ results }))).toHaveLength(1);
  expect(offerObservationsOf(makeTender({ results, lots }))).toEqual([]);
});
