import { expect, test } from "vitest";
import { likelyCode } from "./likely-code.ts";

const candidates = (probabilities: Readonly<Record<string, number>>) =>
  Object.entries(probabilities).map(([code, probability]) => ({ code, probability }));

test.each([
  ["one code is as good as sure", { 79341400: 0.8, 79340000: 0.1 }, "79341000"],
  ["two codes of a group", { 79341400: 0.3, 79341000: 0.3, 72413000: 0.2 }, "79341000"],
  ["only the division is sure", { 79341400: 0.3, 79822500: 0.3, 72413000: 0.2 }, "79000000"],
])("%s", (_case, probabilities, code) => {
  expect(likelyCode(candidates(probabilities))).toBe(code);
});

test("where nothing is likelier than not there is no code", () => {
  expect(likelyCode(candidates({ 79341400: 0.3, 72413000: 0.3, 45000000: 0.2 }))).toBeUndefined();
  expect(likelyCode([])).toBeUndefined();
});
