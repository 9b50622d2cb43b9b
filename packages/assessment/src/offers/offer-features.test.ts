import { expect, test } from "vitest";
import { makeLot, makeTender } from "./fixtures.ts";
import {
  buyerTypeOf,
  criteriaKindOf,
  lotsBandOf,
  offerFeaturesOf,
  valueBandOf,
} from "./offer-features.ts";

const eur = (cents: number): { cents: number; currency: string } => ({ cents, currency: "EUR" });

test("features come from the lot, else from the tender and its buyer", () => {
  const buyers = [
    { name: "Stadt", identifiers: [], nuts: "DE212", country: "DEU", legalType: "la" },
  ];
  const lot = makeLot({ values: { estimated: eur(50_000_00) }, framework: "fa-wo-rc" });
  const tender = makeTender({ buyers, lots: [lot], nature: "services", level: "eu" });
  expect(offerFeaturesOf(tender, lot, "buyer-1")).toEqual({
    cpv: "79341000",
    procedure: "open",
    nature: "services",
    buyerType: "regional",
    valueBand: "-100k",
    lotsBand: "1",
    framework: "yes",
    year: "2026",
    nuts: "DE212",
    buyer: "buyer-1",
    country: "DEU",
    level: "eu",
  });
});

test("a framework maximum that stands as estimate gives no value band, a caller's estimate does", () => {
  const lot = makeLot({ values: { estimated: eur(50_000_00) } });
  const tender = makeTender({ lots: [lot], flags: ["value_is_framework_maximum"] });
  expect(offerFeaturesOf(tender, lot).valueBand).toBeUndefined();
  expect(offerFeaturesOf(tender, lot, undefined, 3e7).valueBand).toBe("215k-1m");
});

test("another currency, a placeholder and a total over several lots give no value band", () => {
  const swiss = makeLot({ values: { estimated: { cents: 5e6, currency: "CHF" } } });
  expect(offerFeaturesOf(makeTender({ lots: [swiss] }), swiss).valueBand).toBeUndefined();
  const lots = ["LOT-0001", "LOT-0002"].map((id) => makeLot({ id }));
  const several = makeTender({ lots, values: { estimated: eur(5e7) } });
  expect(offerFeaturesOf(several, lots[0]!)).toMatchObject({ lotsBand: "2-3" });
  expect(offerFeaturesOf(several, lots[0]!).valueBand).toBeUndefined();
  expect(valueBandOf(100)).toBeUndefined();
});

test("bands and kinds", () => {
  expect([1, 3, 4, 29, 30].map(lotsBandOf)).toEqual(["1", "2-3", "4-9", "10-29", "30-"]);
  expect([9_999_999, 10_000_000, 21_500_000, 100_000_000, 500_000_000].map(valueBandOf)).toEqual([
    "-100k",
    "100k-215k",
    "215k-1m",
    "1m-5m",
    "5m-",
  ]);
  expect(
    ["body-pl-ra", "pub-undert-cga", "cga", "la", "unknown"].map((type) => buyerTypeOf(type)),
  ).toEqual(["body", "undertaking", "central", "regional", undefined]);
  expect(buyerTypeOf(undefined, "32014L0025")).toBe("undertaking");
  const kinds = [[], ["price"], ["price", "cost"], ["price", "quality"], ["quality"], [undefined]];
  expect(kinds.map((types) => criteriaKindOf(types.map((type) => (type ? { type } : {}))))).toEqual(
    [undefined, "price", "price", "mixed", "quality", undefined],
  );
});
