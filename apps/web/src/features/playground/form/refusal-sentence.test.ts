import { expect, test } from "vitest";
import { refusalBefore, refusalSentence } from "./refusal-sentence";

test("limits are those of one text, and an archive is named as what it is", () => {
  expect(refusalSentence("too-many-pages")).toContain("300 Seiten");
  expect(refusalSentence("unknown-format")).toContain("ZIP");
  expect(refusalSentence("encrypted")).toContain("Passwort");
});

test.each([
  [0, "Die Datei ist leer."],
  [10_000_001, "Das ist größer als 10\u00a0MB."],
  [10_000_000, undefined],
])("%i bytes are told before they are sent: %s", (size, sentence) => {
  expect(refusalBefore({ size })).toBe(sentence);
});
