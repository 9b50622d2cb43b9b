import { ForecastColumns } from "@tc/search-engine";
import { createAnalyzer, seedLexicon } from "@tc/text";
import { expect, test } from "vitest";
import { searchQuery } from "../../../testing/tenders/search-query.ts";
import { answerNearest, readNear } from "./answer-nearest.ts";
import type { SearchedIndex } from "./answer-query.ts";

test("a question that is answered twice is read once", () => {
  const analyzer = createAnalyzer(seedLexicon);
  const texts: string[] = [];
  const analyse = (text: string) => {
    texts.push(text);
    return analyzer.analyse(text);
  };
  const index = {
    segments: [],
    forecasts: new ForecastColumns(),
    analyzer: { ...analyzer, analyse },
  } as unknown as SearchedIndex;
  const near = readNear(index, "afkp/hmrw/Imagefilm");
  const read = texts.length;
  expect(read).toBeGreaterThan(0);
  expect(answerNearest(index, searchQuery(), near)).toEqual([]);
  expect(answerNearest(index, searchQuery({ limit: 5 }), near)).toEqual([]);
  expect(texts).toHaveLength(read);
});
