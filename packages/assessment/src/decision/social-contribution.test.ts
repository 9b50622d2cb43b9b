import { expect, test } from "vitest";
import { socialContribution } from "./social-contribution.ts";

test("a year whose contribution is not known yet counts by the newest one that is", () => {
  expect(socialContribution(2025)).toEqual({ year: 2025, percent: 5 });
  expect(socialContribution(2031)).toEqual({ year: 2026, percent: 4.9 });
});
