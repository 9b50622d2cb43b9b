import { createAnalyzer, seedLexicon } from "@tc/text";
import { expect, test } from "vitest";
import { fieldTerms } from "./agency-field.ts";

const fieldOf = (cpv: number) => ({ agencySectors: [], cpv: [String(cpv)] });

test("of many different fields the 200 used last are remembered, not none", () => {
  const analyzer = createAnalyzer(seedLexicon);
  const kept = Array.from({ length: 200 }, (_, cpv) => fieldTerms(fieldOf(cpv), analyzer));
  expect(fieldTerms(fieldOf(0), analyzer)).toBe(kept[0]);
  fieldTerms(fieldOf(200), analyzer);
  expect(fieldTerms(fieldOf(0), analyzer)).toBe(kept[0]);
  expect(fieldTerms(fieldOf(199), analyzer)).toBe(kept[199]);
  expect(fieldTerms(fieldOf(1), analyzer)).not.toBe(kept[1]);
});
