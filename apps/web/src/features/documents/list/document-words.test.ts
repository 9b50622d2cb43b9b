import type { TenderDocument } from "@tc/contract";
import { expect, test } from "vitest";
import {
  factWords,
  progressWords,
  refusedPageGroups,
  removedWords,
  sizeWords,
} from "./document-words";

const document: TenderDocument = {
  id: "a",
  name: "Bewerbungsbedingungen.pdf",
  bytes: 1_240_000,
  uploadedAt: "2026-11-23T08:00:00.000Z",
  origin: "agency",
  uploadedBy: "Ada Beispiel",
  state: "read",
  pages: 12,
  refusedPages: [],
  removedCharacters: 0,
};

test.each([
  [12, "1 KB"],
  [849_600, "850 KB"],
  [1_240_000, "1,2 MB"],
  [48_900_000, "49 MB"],
])("%i bytes are %s", (bytes, words) => {
  expect(sizeWords(bytes).replace("\u00a0", " ")).toBe(words);
});

test("only the pages of a PDF are counted; other files have about so many", () => {
  const words = (of: TenderDocument) => factWords(of).replaceAll("\u00a0", " ");
  expect(words(document)).toBe("12 Seiten · 1,2 MB · von euch, nur für euch");
  expect(words({ ...document, name: "Notizen.docx", pages: 1 })).toMatch(/^etwa 1 Seite · /);
  const { pages: _, ...unmeasured } = document;
  expect(words(unmeasured)).toBe("1,2 MB · von euch, nur für euch");
});

test("a document that is being read tells its page, as soon as both numbers are there", () => {
  expect(progressWords({ ...document, pages: 1_200, pagesRead: 1_012 })).toBe(
    "Seite 1.012 von 1.200",
  );
  expect(progressWords(document)).toBeUndefined();
});

test("pages that could not be read stand together by their reason", () => {
  const refused = [7, 3, 5, 6].map((page) => ({ page, reason: "scan" as const }));
  expect(
    refusedPageGroups({ refusedPages: [...refused, { page: 9, reason: "garbled" as const }] }),
  ).toEqual([
    {
      pages: "Seiten 3, 5–7",
      sentence: "Die Seite ist ein Bild, auf dem wir keinen Text erkennen.",
    },
    {
      pages: "Seite 9",
      sentence: "Die Schrift der Seite lässt sich nicht in Buchstaben übersetzen.",
    },
  ]);
});

test("invisible letters are counted in words", () => {
  expect(removedWords(1)).toBe("1 unsichtbares Zeichen ausgelassen");
  expect(removedWords(12)).toBe("12 unsichtbare Zeichen ausgelassen");
});
