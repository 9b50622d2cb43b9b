import { ForecastColumns, SegmentSet } from "@tc/search-engine";
import { createAnalyzer, seedLexicon } from "@tc/text";
import { expect, test } from "vitest";
import { testId } from "../../../testing/tenders/make-tender.ts";
import { searchQuery } from "../../../testing/tenders/search-query.ts";
import { answerNearest, readNear } from "./answer-nearest.ts";
import type { SearchedIndex } from "./answer-query.ts";

const analyzer = createAnalyzer(seedLexicon);

function indexOf(tenders: readonly (readonly [text: string, cpv: string])[]): SearchedIndex {
  const segments = new SegmentSet(() => Promise.resolve(undefined));
  const documents = tenders.map(([text, cpv], at) => {
    const words = analyzer.analyse(text).flatMap(({ whole, parts }) => [whole, ...parts]);
    const terms = [...new Set(words)].toSorted();
    return {
      id: testId(at),
      terms,
      weights: Uint8Array.from(terms, () => 150),
      stage: "call" as const,
      deadlines: [],
      publishedOn: undefined,
      updatedOn: undefined,
      valueCents: undefined,
      procedure: undefined,
      level: undefined,
      cpv: [cpv],
      nuts: [],
      sources: [],
      buyerId: undefined,
    };
  });
  segments.replace([], documents);
  // Never asked: only phrases in quotes are looked up in the database.
  const db = undefined as unknown as SearchedIndex["db"];
  return { segments: segments.all, forecasts: new ForecastColumns(), analyzer, db };
}

test("a question that is answered twice is read once", () => {
  const texts: string[] = [];
  const analyse = (text: string) => {
    texts.push(text);
    return analyzer.analyse(text);
  };
  const index = { ...indexOf([]), analyzer: { ...analyzer, analyse } };
  const near = readNear(index, "afkp/hmrw/Imagefilm");
  const read = texts.length;
  expect(read).toBeGreaterThan(0);
  expect(answerNearest(index, searchQuery(), undefined, near)).toEqual([]);
  expect(answerNearest(index, searchQuery({ limit: 5 }), undefined, near)).toEqual([]);
  expect(texts).toHaveLength(read);
});

test("the results are none of the nearest, however many of these are asked for", () => {
  const index = indexOf([
    ["Imagefilm der Stadt", "92111000"],
    ["Dreharbeiten", "92111000"],
    ["Filmschnitt", "92111000"],
  ]);
  const results = { ids: [testId(0)], facets: { agencySector: { film: 1 } }, total: 1 };
  const ids = answerNearest(index, searchQuery({ text: "Imagefilm", limit: 1 }), results);
  expect(ids).toEqual([testId(2)]);
});

test("what is of the results' agency sectors comes near though the words name no service", () => {
  const index = indexOf([
    ["Hausmuseum", "79950000"],
    ["Ausstellung der Sammlung", "79950000"],
    ["Straßenbau", "45000000"],
  ]);
  const results = { ids: [testId(0)], facets: { agencySector: { events: 1 } }, total: 1 };
  const question = searchQuery({ text: "Hausmuseum", limit: 20 });
  expect(answerNearest(index, question, results)).toEqual([testId(1)]);
});

test("agency work with some of the words comes before other work with the same ones", () => {
  const index = indexOf([
    ["Messung der Luft", "90711000"],
    ["Luft: eine Ausstellung", "79950000"],
  ]);
  const ids = answerNearest(index, searchQuery({ text: "Luft Museum", limit: 20 }));
  expect(ids).toEqual([testId(1), testId(0)]);
});
