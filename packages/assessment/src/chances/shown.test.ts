import { expect, test } from "vitest";
import { bandOf, outOfTwenty, shownPercent } from "./shown.ts";

test("percentages go in steps of five and stay between 3 and 85", () => {
  expect([0, 0.02, 0.03, 0.12, 0.13, 0.36, 0.86, 0.99].map(shownPercent)).toEqual([
    3, 3, 5, 10, 15, 35, 85, 85,
  ]);
});

test("natural frequencies never say never or always", () => {
  expect([0, 0.04, 0.36, 0.99].map(outOfTwenty)).toEqual([1, 1, 7, 17]);
});

test("bands follow the percentage as shown", () => {
  expect([0.12, 0.13, 0.32, 0.33].map(bandOf)).toEqual(["gering", "mittel", "mittel", "gut"]);
});
