import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testOnRealData } from "../../tools/real-data.ts";
import { generatedPages } from "./generated-pages.ts";
import { judgeQuotes } from "./judge-quotes.ts";
import { pagesOf } from "./real-pages.ts";

function expectNoneWrong(pages: readonly string[], changed: number): void {
  const { changes, wrong } = judgeQuotes(pages);
  expect(wrong).toEqual([]);
  expect(changes.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThan(changed);
}

test("of made pages every layout is accepted and no changed figure or negation", () => {
  expectNoneWrong(generatedPages(80), 5000);
});

testOnRealData(
  "award-criteria-pages/pages.jsonl",
  "of real pages every layout is accepted and no changed figure or negation",
  (path) => {
    expectNoneWrong(pagesOf(readFileSync(path, "utf8")), 5000);
  },
);
