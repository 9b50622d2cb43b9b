import { expect, test } from "vitest";
import { gapsByCost, percentWords } from "./gaps";
import { sectionOf, sections } from "../form/sections";

test("gaps come dearest first, each with the place where it is filled", () => {
  const gaps = gapsByCost([
    { part: "website", weight: 2, cost: "a" },
    { part: "references", weight: 20, cost: "b" },
    { part: "turnover", weight: 10, cost: "c" },
  ]);
  expect(gaps.map((gap) => [gap.name, gap.anchor])).toEqual([
    ["Referenzen", "#referenzen"],
    ["Umsatz der letzten drei Jahre", "#umsatz"],
    ["Website-Adresse", "#agentur"],
  ]);
});

test("a part the screen does not know keeps its word and leads to the top", () => {
  expect(gapsByCost([{ part: "later", weight: 1, cost: "x" }])[0]).toMatchObject({
    name: "later",
    anchor: "",
  });
});

test("every part of the profile has exactly one section", () => {
  const keys = sections.flatMap((section): readonly string[] => section.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(sectionOf("address.city")?.id).toBe("agentur");
});

test("the words follow the number", () => {
  expect(percentWords(100)).toBe("ausgefüllt, nichts fehlt");
  expect(percentWords(40)).toBe("ausgefüllt, viel fehlt noch");
});
