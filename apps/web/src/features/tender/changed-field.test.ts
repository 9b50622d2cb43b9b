import { expect, test } from "vitest";
import { changedFieldWords, changedValueWords, lotName } from "./changed-field";

test.each([
  ["title", "Titel"],
  ["lots.LOT-0001.deadlines.offer", "Angebotsfrist, Los 1"],
  ["lots.LOT-0012.values.frameworkMaximum", "Höchstwert der Rahmenvereinbarung, Los 12"],
  ["lots.LOT-0001.duration", "Laufzeit, Los 1"],
  ["lots.LOT-0002", "Lose, Los 2"],
  ["somethingNew", "Angabe „somethingNew“"],
])("the changed field %s is called %s", (path, words) => {
  expect(changedFieldWords(path)).toBe(words);
});

test.each([
  ["deadlines", "2026-12-24T13:00:00.000Z", "24.12.2026, 14:00 Uhr (MEZ)"],
  ["duration.startsOn", "2027-01-01", "01.01.2027"],
  ["values.estimated", "135000 EUR", "135.000 €"],
  ["procedure", "open", "Offenes Verfahren"],
  ["stage", "call", "ausgeschrieben"],
  ["title", "Rahmenvertrag Druck", "Rahmenvertrag Druck"],
  ["title", undefined, "keine Angabe"],
])("%s: the value %j reads %j", (path, value, words) => {
  expect(changedValueWords(path, value).replaceAll("\u00a0", " ")).toBe(words);
});

test("lots are called by their number", () => {
  expect(lotName("LOT-0003")).toBe("Los 3");
  expect(lotName("2")).toBe("Los 2");
  expect(lotName("GLO-0001")).toBe("Losgruppe 1");
  expect(lotName("A/B")).toBe("A/B");
});
