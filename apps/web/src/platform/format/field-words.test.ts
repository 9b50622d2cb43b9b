import { expect, test } from "vitest";
import { fieldWords } from "./field-words";

test.each([
  ["title", "Titel"],
  ["description", "Beschreibung"],
  ["lots.LOT-0001.description", "Leistung des Loses"],
  ["lots.LOT-0001.duration.renewalText", "Laufzeit"],
  ["lots.LOT-0002.selectionCriteria.0.description", "Eignung"],
])("%s is called %s", (field, words) => {
  expect(fieldWords(field)).toBe(words);
});
