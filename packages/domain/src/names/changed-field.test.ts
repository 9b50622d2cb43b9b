import { expect, test } from "vitest";
import { changedFieldWords } from "./changed-field.ts";

test.each([
  ["title", "Titel"],
  ["lots.LOT-0001.deadlines.offer", "Angebotsfrist, Los 1"],
  ["lots.LOT-0012.values.frameworkMaximum", "Höchstwert der Rahmenvereinbarung, Los 12"],
  ["lots.LOT-0001.duration", "Laufzeit, Los 1"],
  ["lots.LOT-0002", "Lose, Los 2"],
  ["results.LOT-0000", "Ergebnis"],
  ["somethingNew", "Angabe „somethingNew“"],
])("the changed field %s is called %s", (path, words) => {
  expect(changedFieldWords(path)).toBe(words);
});
