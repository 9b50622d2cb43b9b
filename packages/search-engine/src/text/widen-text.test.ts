import { createAnalyzer, seedLexicon } from "@tc/text";
import { expect, test } from "vitest";
import { ForecastColumns } from "../assessments/forecast-columns.ts";
import { servicesOfText } from "../field/services-of-text.ts";
import { runSearch } from "../query/run-search.ts";
import { SegmentSet } from "../segments/segment-set.ts";
import {
  bare,
  everything,
  pauseAfterEachStep,
  testId,
} from "../testing/search-arbitraries.fixture.ts";
import { widenText } from "./widen-text.ts";

const analyzer = createAnalyzer(seedLexicon);

function nearest(texts: readonly string[], typed: string, services = "") {
  const set = new SegmentSet(pauseAfterEachStep);
  const documents = texts.map((text, n) => {
    const words = analyzer.analyse(text).flatMap(({ whole, parts }) => [whole, ...parts]);
    const terms = [...new Set(words)].toSorted();
    return { ...bare, id: testId(n), terms, weights: Uint8Array.from(terms, () => 150) };
  });
  set.replace([], documents);
  const wide = {
    anyOf: widenText(typed, analyzer, set.all),
    near: { services: servicesOfText(services, analyzer), shares: [] },
  };
  const { ids } = runSearch(set.all, wide, { ...everything, limit: 30 }, new ForecastColumns());
  return ids.map((id) => texts[documents.findIndex((document) => document.id === id)]);
}

test("whoever has more of the words comes nearer, whoever has none does not come", () => {
  const texts = [
    "Straßenbau",
    "Messe der Stadt",
    "Website und Messe der Stadt",
    "Internetauftritt",
  ];
  const titles = nearest(texts, "Website Messe");
  expect(titles[0]).toBe("Website und Messe der Stadt");
  expect(new Set(titles)).toEqual(new Set(texts.slice(1)));
});

test("the head of a compound comes nearer than nothing, and a mistyped word as the right one", () => {
  expect(nearest(["Straßenbau", "Herstellung eines Films"], "Imagefilm")).toEqual([
    "Herstellung eines Films",
  ]);
  expect(nearest(["Straßenbau", "Website der Stadt"], "Websiet")).toEqual(["Website der Stadt"]);
});

test("quotes hold nothing back, a minus leaves its word out", () => {
  expect(nearest(["Website der Stadt", "Messe"], '"Website Relaunch" -Messe')).toEqual([
    "Website der Stadt",
  ]);
});

test("a service's own words come near without a word of the question", () => {
  expect(nearest(["Erklärvideo", "Straßenbau"], "Drehort", "Imagefilm")).toEqual(["Erklärvideo"]);
});

// Words that no synonym joins.
const plainWords = [
  "bahnhof",
  "fahrrad",
  "gebirge",
  "kirsche",
  "laterne",
  "matrose",
  "orchidee",
  "papagei",
  "quitten",
  "schmied",
  "teppich",
  "vulkane",
  "wolkig",
  "zitrone",
];

test.each(["/", " "])(
  "a question of many unknown words joined by %j is corrected three times, not once a word",
  (joint) => {
    const typed = plainWords.map((word) => `${word.slice(0, -1)}xx`).join(joint);
    expect(new Set(nearest(plainWords, typed))).toEqual(new Set(plainWords.slice(0, 3)));
  },
);

test("words that are near nothing count as corrections, too", () => {
  expect(nearest(["Website der Stadt"], "afkp/hmrw/zzqy/Websiet")).toEqual([]);
  expect(nearest(["Website der Stadt"], "afkp/hmrw/Websiet")).toEqual(["Website der Stadt"]);
});

test.each(["/", " "])("of many words joined by %j the first twelve come near", (joint) => {
  const titles = nearest(plainWords, plainWords.join(joint));
  expect(new Set(titles)).toEqual(new Set(plainWords.slice(0, 12)));
});

test("words without a meaning of their own do not count among the twelve", () => {
  const typed = [...Array<string>(20).fill("und"), "Website"].join("/");
  expect(nearest(["Website der Stadt"], typed)).toEqual(["Website der Stadt"]);
});
