import { expect, test } from "vitest";
import type { ClockFacts } from "./clock-rule.ts";
import { clockRules } from "./clock-rules.ts";
import { statutoryDay } from "./statutory-day.ts";

/** Nothing makes the clock shorter or longer. */
const plain: ClockFacts = {
  regime: "vgv",
  procedure: "open",
  isUrgent: false,
  isElectronic: false,
  hasPlanningNotice: false,
  isAgreed: false,
  hasGuardedDocuments: false,
};

test("where facts are missing the shortest clock they leave possible counts", () => {
  const dayOf = (facts: ClockFacts) => statutoryDay("offer", "2027-02-01", facts)?.day;
  expect(dayOf({ regime: "vgv", procedure: "open" })).toBe("2027-02-16");
  expect(
    dayOf({ regime: "vgv", procedure: "open", isUrgent: false, hasPlanningNotice: false }),
  ).toBe("2027-03-03");
  expect(statutoryDay("standstill", "2027-03-22", { regime: "vgv" })?.day).toBe("2027-04-01");
});

test("no clock where no rule is written down", () => {
  expect(statutoryDay("offer", "2027-02-01", { ...plain, regime: "uvgo" })).toBeUndefined();
  expect(statutoryDay("offer", "2027-02-01", { ...plain, procedure: "comp-dial" })).toBeUndefined();
  expect(statutoryDay("offer", "2027-02-01", { regime: "vgv" })).toBeUndefined();
  expect(statutoryDay("offer", "2016-04-17", plain)).toBeUndefined();
  expect(statutoryDay("debrief", "2027-03-01", { ...plain, regime: "sektvo" })).toBeUndefined();
});

test("each rule has an id of its own, its law and the state of the law that was read", () => {
  expect(new Set(clockRules.map(({ id }) => id)).size).toBe(clockRules.length);
  for (const { law, validFrom, validTo = "9999", sourceDate } of clockRules) {
    expect(law).toMatch(/^§ \d+ .*(?:VgV|UVgO|GWB)$/);
    expect(validFrom <= validTo && validFrom <= sourceDate).toBe(true);
  }
});
