import { expect, test } from "vitest";
import { dayState, shareUp, shareWords } from "./service-status.ts";

const day = (up: number, disturbed = 0, down = 0) => ({ up, disturbed, down });

test.each([
  ["nothing measured", undefined, undefined],
  ["a row without a minute", day(0), undefined],
  ["all minutes up", day(1_440), "up"],
  ["one disturbed minute", day(1_439, 1), "disturbed"],
  ["four minutes down", day(1_436, 0, 4), "disturbed"],
  ["five minutes down", day(1_435, 0, 5), "down"],
] as const)("a day with %s is shown as what it was", (_name, minutes, state) => {
  expect(dayState(minutes)).toBe(state);
});

test("a share counts measured minutes only, and 100 % is what never failed", () => {
  expect(shareUp([])).toBeUndefined();
  expect(shareUp([day(0)])).toBeUndefined();
  expect(shareUp([day(50, 0, 50), day(100)])).toBe(0.75);
  expect(shareWords(1)).toBe("100 %");
  expect(shareWords(0.999_999)).toBe("99,99 %");
  expect(shareWords(0.9991)).toBe("99,91 %");
  expect(shareWords(0.5)).toBe("50,00 %");
});
