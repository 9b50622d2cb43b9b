import { expect, test } from "vitest";
import { chancesSilence, minFitForChances } from "./chances-silence.ts";

test.each([
  ["failed", 90, "knockout"],
  ["open", minFitForChances - 1, "fit"],
  ["open", minFitForChances, undefined],
  ["passed", 100, undefined],
  ["failed", 0, "knockout"],
] as const)("knockout criteria %s and a fit of %i: %s", (knockout, score, silence) => {
  expect(chancesSilence({ knockout, score })).toBe(silence);
});
