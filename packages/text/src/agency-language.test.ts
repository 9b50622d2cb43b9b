import { expect, test } from "vitest";
import { synonymGroups } from "./agency-language.ts";
import { createAnalyzer } from "./analyzer.ts";
import { seedLexicon } from "./lexicon.ts";

const analyzer = createAnalyzer(seedLexicon);
/** Spellings and inflections that search already treats as one: "Werbe-Film", "Werbefilme". */
const searchForm = (word: string) =>
  analyzer
    .analyse(word)
    .map(({ whole }) => whole)
    .join(" ");

test("a group has two words or more, written without spaces around them", () => {
  expect(synonymGroups.length).toBeGreaterThan(130);
  expect(synonymGroups.filter((group) => group.length < 2)).toEqual([]);
  expect(synonymGroups.flat().filter((word) => word === "" || word !== word.trim())).toEqual([]);
});

test("no group has two words that search treats as one", () => {
  const repeated = synonymGroups.filter(
    (group) => new Set(group.map(searchForm)).size < group.length,
  );
  expect(repeated).toEqual([]);
});

test("a word stands in one group", () => {
  const groupCounts = new Map<string, number>();
  for (const word of synonymGroups.flat()) {
    groupCounts.set(searchForm(word), (groupCounts.get(searchForm(word)) ?? 0) + 1);
  }
  expect([...groupCounts].filter(([, count]) => count > 1)).toEqual([]);
});

test("no word of a group is a stop word on its own", () => {
  const ignored = synonymGroups
    .flat()
    .filter((word) => analyzer.analyse(word).every(({ isStopWord }) => isStopWord));
  expect(ignored).toEqual([]);
});
