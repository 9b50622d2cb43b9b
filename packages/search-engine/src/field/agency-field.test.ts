import { createAnalyzer, seedLexicon } from "@tc/text";
import { expect, test } from "vitest";
import { fieldTerms, servicesOfText } from "./agency-field.ts";

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

test("the services that a question names are not remembered with the agencies' fields", () => {
  const analyzer = createAnalyzer(seedLexicon);
  const services = servicesOfText("Imagefilm", analyzer);
  expect(services?.agencySectors).toContain("film");
  expect(servicesOfText("Imagefilm", analyzer)).not.toBe(services);
  expect(fieldTerms({ agencySectors: services?.agencySectors ?? [], cpv: [] }, analyzer)).not.toBe(
    services,
  );
  expect(servicesOfText("Straßenbau", analyzer)).toBeUndefined();
});
