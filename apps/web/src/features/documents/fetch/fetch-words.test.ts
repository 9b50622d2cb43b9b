import { expect, test } from "vitest";
import { fetchProgressWords, freshWords, newsWords } from "./fetch-words";

const address = "https://vergabe.example/unterlagen";

test("progress names the file and its page", () => {
  const progress = { file: "Vergabe.zip/Anlagen/LV.pdf", page: 12, pages: 80 };
  expect(fetchProgressWords({ address, state: "waiting" })).toBe("Der Abruf beginnt gleich.");
  expect(fetchProgressWords({ address, state: "fetching" })).toBe("Die Adresse wird abgerufen.");
  expect(fetchProgressWords({ address, state: "fetching", progress })).toBe(
    "LV.pdf wird gelesen: Seite 12 von 80.",
  );
});

test("news count what is new, changed and gone", () => {
  const news = { added: ["a", "b"], replaced: ["c"], removed: [] };
  expect(newsWords(news)).toBe("2 Dateien neu, 1 geändert");
  expect(newsWords({ ...news, added: [] })).toBe("1 Datei geändert");
  expect(newsWords(undefined)).toBeUndefined();
});

test("a click too soon tells when the address was looked at, and when it will be again", () => {
  const checkedAt = "2026-11-23T13:05:20.000Z";
  const freshUntil = "2026-11-23T13:35:20.000Z";
  expect(freshWords({ address, state: "failed", failure: "page", checkedAt, freshUntil })).toBe(
    "Zuletzt geprüft um 14:05 Uhr. Ab 14:36 Uhr sehen wir auf Klick noch einmal nach.",
  );
});
