import { describe, expect, test } from "vitest";
import { canUse, cheapestTierWith, features, tierRights, tiers } from "./tiers.ts";

describe("the plans of the specification", () => {
  test("users 1, 3, 10 and TenderChecks 10, 50, 150 a month; without a plan one user and none", () => {
    expect(tiers.map((tier) => tierRights(tier).seats)).toEqual([1, 3, 3, 10]);
    expect(tiers.map((tier) => tierRights(tier).tenderChecksPerMonth)).toEqual([10, 50, 50, 150]);
    expect(tierRights(null)).toMatchObject({ seats: 1, tenderChecksPerMonth: 0, features: [] });
  });

  test("tenders up to 250,000 euros, 5 million euros and without limit", () => {
    expect(tiers.map((tier) => tierRights(tier).volumeCapCents)).toEqual([
      25_000_000,
      500_000_000,
      500_000_000,
      null,
    ]);
  });

  test("the trial has Premium's rights", () => {
    const { name: _trial, ...trial } = tierRights("trial");
    const { name: _premium, ...premium } = tierRights("premium");
    expect(trial).toEqual(premium);
  });

  test("each dearer plan opens all the cheaper one does", () => {
    for (const feature of features) {
      if (canUse("basis", feature)) expect(canUse("premium", feature)).toBe(true);
      if (canUse("premium", feature)) expect(canUse("enterprise", feature)).toBe(true);
    }
  });

  test("a lock names the cheapest plan that opens it", () => {
    expect(cheapestTierWith("agencyFit")).toBe("basis");
    expect(cheapestTierWith("pipeline")).toBe("premium");
    expect(cheapestTierWith("businessIntelligence")).toBe("enterprise");
  });
});
