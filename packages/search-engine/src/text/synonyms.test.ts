import { createAnalyzer, seedLexicon } from "@tc/text";
import { describe, expect, test } from "vitest";
import { ForecastColumns } from "../assessments/forecast-columns.ts";
import { runSearch } from "../query/run-search.ts";
import { SegmentSet } from "../segments/segment-set.ts";
import {
  bare,
  everything,
  pauseAfterEachStep,
  testId,
} from "../testing/search-arbitraries.fixture.ts";
import { parseText } from "./parse-text.ts";
import { resolveText } from "./resolve-text.ts";
import { agencySynonyms } from "./synonyms.ts";

const analyzer = createAnalyzer(seedLexicon);
const forecasts = new ForecastColumns();

/** Searches tenders of these texts; answers their numbers, the best first, and the synonyms that helped. */
function search(texts: readonly string[], typed: string) {
  const set = new SegmentSet(pauseAfterEachStep);
  const documents = texts.map((text, n) => {
    const words = analyzer.analyse(text).flatMap(({ whole, parts }) => [whole, ...parts]);
    const terms = [...new Set(words)].toSorted();
    return { ...bare, id: testId(n), terms, weights: Uint8Array.from(terms, () => 100) };
  });
  set.replace([], documents);
  const { nodes, corrections, isHopeless } = resolveText(
    parseText(typed, analyzer),
    set.all,
    undefined,
    false,
  );
  if (isHopeless) return { numbers: [], synonyms: [], corrections };
  const run = runSearch(set.all, nodes, everything, forecasts);
  const numbers = run.ids.map((id) => documents.findIndex((document) => document.id === id));
  return { numbers, synonyms: run.synonyms, corrections };
}

const sites = ["Website", "Webseite", "Internetseite", "Homepage", "Internetauftritt"];

describe("words of one group", () => {
  test("find the same tenders, the typed word first", () => {
    const texts = [...sites.map((word) => `${word} der Stadt`), "Straßenbau"];
    for (const [at, word] of sites.entries()) {
      const { numbers } = search(texts, word);
      expect(numbers[0]).toBe(at);
      expect(numbers.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    }
  });

  test("are told only where they brought something", () => {
    expect(search(["Website der Stadt", "Internetauftritt"], "Website").synonyms).toEqual([
      { typed: "Website", also: ["Internetauftritt"] },
    ]);
    expect(search(["Website und Internetauftritt"], "Website").synonyms).toEqual([]);
  });

  test("are found however they are spelled and inflected", () => {
    for (const typed of ["Online-Shops", "Online Shop", "onlineshop", "Webshops"]) {
      expect(search(["Internetshop der Stadtwerke"], typed).numbers, typed).toEqual([0]);
    }
  });

  test("of several words are a phrase, typed or found", () => {
    const texts = ["Betreuung der sozialen Medien", "Social Media", "Social Event"];
    expect(search(texts, "Social Media").numbers).toEqual([1, 0]);
    expect(search(texts, "soziale Medien").numbers).toEqual([0, 1]);
    expect(search(texts, "Social-Media").numbers).toEqual([1, 0]);
  });

  test("keep the other typed words as demands", () => {
    const texts = ["Homepage der Hochschule", "Homepage der Stadt", "Website einer Hochschule"];
    expect(search(texts, "Website Hochschule").numbers).toEqual([2, 0]);
  });

  test("stand for each word of a phrase, too", () => {
    const texts = ["Redesign der Homepage", "Website-Relaunch", "Redesign einer Marke"];
    expect(search(texts, "Website Relaunch").numbers).toEqual([1, 0]);
  });

  test("are used for a corrected word", () => {
    const { numbers, corrections } = search(["Website", "Internetauftritt"], "Websiet");
    expect(numbers).toEqual([0, 1]);
    expect(corrections).toEqual([{ typed: "Websiet", term: "websit" }]);
  });

  test("spare a right word its correction", () => {
    const { numbers, corrections } = search(["Internetauftritt", "Homepages"], "Webauftritt");
    expect(numbers.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(corrections).toEqual([]);
  });

  test("are never corrected, even where no tender has any of them", () => {
    expect(search(["Hosting der Stadt"], "Posting")).toMatchObject({
      numbers: [],
      corrections: [],
    });
    expect(search(["Tagung in Weimar"], "Webinar")).toMatchObject({ numbers: [], corrections: [] });
    expect(search(["Tagung in Weimar"], "Weinar").corrections).toHaveLength(1);
  });

  test("find the same with a stop word and in a plural of their own", () => {
    const texts = ["Grafikdesign", "Druck"];
    expect(search(texts, "grafische Leistungen").numbers).toEqual([0]);
    expect(search(["Einfache Sprache"], "leicht verständliche Sprache").numbers).toEqual([0]);
    expect(search(["didaktische Materialien"], "Lehrmaterial").numbers).toEqual([0]);
  });
});

test("a word and its number are found as one word, too", () => {
  const texts = ["Pflege der TYPO3-Instanzen", "TYPO 3", "Typo"];
  expect(search(texts, "Typo 3").numbers.toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(search(["Windows11", "Windows", "11"], "Windows 11").numbers).toEqual([0]);
});

describe("what was typed is searched alone", () => {
  test("in quotes", () => {
    const texts = ["Website der Stadt", "Internetauftritt der Stadt"];
    expect(search(texts, '"Website"')).toMatchObject({ numbers: [0], synonyms: [] });
    expect(search(texts, '"Website" Stadt').numbers).toEqual([0]);
  });

  test("after a minus", () => {
    const texts = ["Website der Stadt", "Internetauftritt der Stadt"];
    expect(search(texts, "Stadt -Website").numbers).toEqual([1]);
  });
});

test("the groups are read once per analyzer", () => {
  expect(agencySynonyms(analyzer)).toBe(agencySynonyms(analyzer));
  expect(agencySynonyms(createAnalyzer(seedLexicon))).not.toBe(agencySynonyms(analyzer));
});
