import { expect, test } from "vitest";
import { addPeriods, endAfterCancellation, furtherPeriods } from "./billing-period.ts";

const at = (text: string) => new Date(`${text}T09:30:00Z`);

test.each([
  ["2026-01-31", "monthly", 1, "2026-02-28"],
  ["2026-01-31", "monthly", 2, "2026-03-31"],
  ["2027-11-30", "monthly", 3, "2028-02-29"],
  ["2026-12-15", "monthly", 1, "2027-01-15"],
  ["2028-02-29", "annual", 1, "2029-02-28"],
  ["2028-02-29", "annual", 4, "2032-02-29"],
] as const)("%s %s + %i ends on %s", (anchor, period, count, end) => {
  expect(addPeriods(at(anchor), period, count)).toEqual(at(end));
});

const monthly = { anchor: at("2026-01-31"), period: "monthly", endsAt: at("2026-03-31") } as const;

test.each([
  ["exactly thirty days before the end", "2026-03-01", "2026-03-31"],
  ["twenty-nine days before the end", "2026-03-02", "2026-04-30"],
  ["on the last day", "2026-03-31", "2026-04-30"],
])("a monthly plan cancelled %s", (_, subscriptionCancellation, end) => {
  expect(endAfterCancellation(monthly, at(subscriptionCancellation))).toEqual(at(end));
});

test("a cancellation that leaves less than thirty days to the next end as well goes to the one after", () => {
  const running = {
    anchor: at("2026-01-30"),
    period: "monthly",
    endsAt: at("2026-01-30"),
  } as const;
  // 30 January plus 30 days is 1 March: 28 February is too early.
  const end = at("2026-03-30");
  expect(endAfterCancellation(running, at("2026-01-30"))).toEqual(end);
  expect(furtherPeriods(running, end)).toEqual([at("2026-01-30"), at("2026-02-28")]);
  expect(furtherPeriods(running, running.endsAt)).toEqual([]);
});

test("an annual plan cancelled too late goes on for another year", () => {
  const running = { anchor: at("2026-05-01"), period: "annual", endsAt: at("2027-05-01") } as const;
  expect(endAfterCancellation(running, at("2027-03-31"))).toEqual(at("2027-05-01"));
  expect(endAfterCancellation(running, at("2027-04-02"))).toEqual(at("2028-05-01"));
});
