import { expect, test } from "vitest";
import { progressWords } from "./words";

test.each([
  [{ step: "documents", pagesRead: 12, pages: 80 }, "Unterlagen lesen, Seite 12 von 80"],
  [{ step: "documents", isFetching: true }, "Unterlagen holen"],
] as const)("a run says what it waits for: %o", (run, words) => {
  expect(progressWords(run)).toBe(`Schritt 2 von 5: ${words}`);
});
