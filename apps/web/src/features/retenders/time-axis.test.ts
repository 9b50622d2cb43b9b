import { expect, test } from "vitest";
import { axisMonths, placeOn, timeAxis } from "./time-axis";

test("the axis holds today and the last window, and neither less than a year and a half nor more than five", () => {
  const short = timeAxis("2026-11-21", ["2026-12-01"]);
  expect(short).toEqual({ from: "2026-10-21", to: "2028-06-21", today: "2026-11-21" });
  expect(timeAxis("2026-11-21", []).to).toBe("2028-06-21");
  expect(timeAxis("2026-11-21", ["2060-01-01"]).to).toBe("2031-12-21");
});

test("days beyond the axis lie on its edge", () => {
  const axis = timeAxis("2026-11-21", []);
  expect(placeOn(axis, "2020-01-01")).toBe(0);
  expect(placeOn(axis, "2060-01-01")).toBe(100);
  expect(placeOn(axis, "2027-08-21")).toBeCloseTo(50, 0);
});

test.each([
  [["2027-01-01"], ["Apr 27", "Jul", "Okt", "Jan 28", "Apr"]],
  [["2029-06-01"], ["Jul 27", "Jan 28", "Jul", "Jan 29", "Jul"]],
  [["2031-01-01"], ["Jan 28", "Jan 29", "Jan 30", "Jan 31"]],
])("windows to %s are marked by few months, each year once", (last, labels) => {
  expect(axisMonths(timeAxis("2026-11-21", last)).map(({ label }) => label)).toEqual(labels);
});
