import { expect, test } from "vitest";
import { matchingEntries, screens } from "./places";

const labels = (typed: string) => matchingEntries(screens, typed).map(({ label }) => label);

test("a screen is found by its name, by what it holds, without accents and in any case", () => {
  expect(labels("merk")[0]).toBe("Merkliste");
  expect(labels("RECHNUNGEN")).toEqual(["Abo und Rechnungen"]);
  expect(labels("losch")).toEqual(["Datenschutz"]);
  expect(labels("loschung export")).toEqual(["Datenschutz"]);
});

test("a name comes before what a screen holds, and unknown words find nothing", () => {
  expect(labels("tarif")).toEqual(["Tarife", "Abo und Rechnungen"]);
  expect(labels("xylophon")).toEqual([]);
  expect(labels("").length).toBe(screens.length);
});
