import { expect, test } from "vitest";
import { setTurnover, turnoverYears } from "./turnover";

test("the last three complete years are asked for, older ones stay in sight", () => {
  expect(turnoverYears([], 2026)).toEqual([2025, 2024, 2023]);
  expect(turnoverYears([{ year: 2021, cents: 5 }], 2026)).toEqual([2025, 2024, 2023, 2021]);
});

test("an amount is set, replaced and taken back, the three newest years stay", () => {
  const first = setTurnover([], 2024, 100);
  expect(setTurnover(first, 2024, 200)).toEqual([{ year: 2024, cents: 200 }]);
  expect(setTurnover(first, 2024, undefined)).toEqual([]);
  const full = [2024, 2023, 2022].map((year) => ({ year, cents: year }));
  expect(setTurnover(full, 2025, 1).map((entry) => entry.year)).toEqual([2025, 2024, 2023]);
});
