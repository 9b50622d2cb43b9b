import { expect, test } from "vitest";
import { eachGram } from "./letter-grams.ts";

function grams(word: string): number[] {
  const codes: number[] = [];
  eachGram(word, (code) => codes.push(code));
  return codes;
}

test("a word has as many 5-grams as its letters and two boundaries allow", () => {
  expect(grams("werbung")).toHaveLength(5);
  expect(grams("abc")).toHaveLength(1);
  expect(grams("ab")).toHaveLength(1);
});

test("grams are equal exactly where five letters in a row are", () => {
  // "werbung" and "werbeagentur" share "_werb" alone.
  const shared = grams("werbung").filter((code) => grams("werbeagentur").includes(code));
  expect(shared).toEqual([grams("werb")[0]]);
  expect(grams("bau")).not.toEqual(grams("baum").slice(0, 1));
  expect(
    new Set("abcdefghijklmnopqrstuvwxyz0123456789".split("").flatMap((x) => grams(`${x}bau`))).size,
  ).toBe(36 * 2);
});

test("every code fits in 30 bits, whatever the letters", () => {
  for (const code of grams("straße9жλ日本")) expect(code >>> 30).toBe(0);
});
