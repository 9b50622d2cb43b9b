import { expect, test } from "vitest";
import type { ClockFacts, ClockName } from "./clock-rule.ts";
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
const stages = { ...plain, procedure: "neg-w-call" } as const;

/** Worked out by hand; 2027-02-01 is a Monday, 2028 a leap year. */
test.each<[ClockName, string, ClockFacts, string, string?]>([
  ["offer", "2027-02-01", plain, "2027-03-08"],
  ["offer", "2027-02-01", { ...plain, isElectronic: true }, "2027-03-03"],
  ["offer", "2028-02-01", { ...plain, isElectronic: true }, "2028-03-02"],
  ["offer", "2027-02-01", { ...plain, isUrgent: true, isElectronic: true }, "2027-02-16"],
  ["offer", "2027-02-01", { ...plain, hasPlanningNotice: true }, "2027-02-16"],
  [
    "offer",
    "2027-02-01",
    { ...plain, isElectronic: true, hasGuardedDocuments: true },
    "2027-03-08",
  ],
  // A Saturday, and Easter Sunday with the holiday after it
  ["offer", "2027-02-04", { ...plain, isElectronic: true }, "2027-03-06", "2027-03-08"],
  ["offer", "2027-02-26", { ...plain, isElectronic: true }, "2027-03-28", "2027-03-30"],
  // Over the end of summer time
  ["offer", "2027-10-25", { ...plain, isElectronic: true }, "2027-11-24"],
  ["participation", "2027-02-01", stages, "2027-03-03"],
  ["participation", "2027-02-01", { ...stages, procedure: "restricted" }, "2027-03-03"],
  ["participation", "2027-02-01", { ...stages, isUrgent: true }, "2027-02-16"],
  ["participation", "2027-02-01", { ...stages, hasGuardedDocuments: true }, "2027-03-08"],
  ["offer-after-participation", "2027-03-01", stages, "2027-03-31"],
  [
    "offer-after-participation",
    "2027-03-01",
    { ...stages, isElectronic: true },
    "2027-03-26",
    "2027-03-30",
  ],
  ["offer-after-participation", "2027-03-01", { ...stages, isUrgent: true }, "2027-03-11"],
  ["offer-after-participation", "2027-03-01", { ...stages, isAgreed: true }, "2027-03-11"],
  ["offer-after-participation", "2027-03-01", { ...stages, hasPlanningNotice: true }, "2027-03-11"],
  ["answers", "2027-03-12", plain, "2027-03-06"],
  ["answers", "2027-03-12", { ...plain, isUrgent: true }, "2027-03-08"],
  ["answers", "2028-03-05", plain, "2028-02-28"],
  ["standstill", "2027-03-22", { ...plain, isElectronic: true }, "2027-04-01"],
  // A Saturday stays one
  ["standstill", "2027-03-03", { ...plain, isElectronic: true }, "2027-03-13"],
  ["standstill", "2027-10-25", plain, "2027-11-09"],
  ["standstill", "2027-10-25", { regime: "sektvo", isElectronic: false }, "2027-11-09"],
  ["complaint", "2028-02-20", plain, "2028-03-01"],
  ["review", "2027-12-20", plain, "2028-01-04"],
  ["invalidity", "2027-01-31", plain, "2027-03-02"],
  ["invalidity-latest", "2027-08-31", plain, "2028-02-29"],
  ["debrief", "2027-03-01", plain, "2027-03-16"],
  ["debrief", "2027-03-05", plain, "2027-03-20", "2027-03-22"],
  ["award-notice", "2027-03-10", plain, "2027-04-09"],
])("%s from %s", (clock, eventOn, facts, day, movedTo) => {
  const end = statutoryDay(clock, eventOn, facts);
  expect([end?.day, end?.movedTo]).toEqual([day, movedTo]);
});

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
    expect(law).toMatch(/^§ \d+ .*(?:VgV|GWB)$/);
    expect(validFrom <= validTo && validFrom <= sourceDate).toBe(true);
  }
});
