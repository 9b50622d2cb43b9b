import { expect, test } from "vitest";
import { readCpv } from "./read-cpv";

test.each([
  ["79341400", "79341400"],
  [" 79341000-4 ", "79341000"],
  ["79", "79"],
])("%j is the code %s", (text, code) => {
  expect(readCpv(text)).toBe(code);
});

test.each(["7", "793414001", "79.34", "Werbung", "79341000-44"])("%j is no code", (text) => {
  expect(readCpv(text)).toBeUndefined();
});
