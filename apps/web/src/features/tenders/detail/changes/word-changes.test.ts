import { expect, test } from "vitest";
import { wordChanges } from "./word-changes";

const sentence = "Der Bewerber weist mindestens drei Referenzen aus den letzten drei Jahren nach, ";

test("a long text shows which words went and which came", () => {
  const pieces = wordChanges(
    `${sentence}je mit einem Budget von 100.000 Euro.`,
    `${sentence}je mit einem Budget von 50.000 Euro netto.`,
  );
  expect(pieces?.filter(({ kind }) => kind !== "same")).toEqual([
    { kind: "removed", text: "100.000 Euro." },
    { kind: "added", text: "50.000 Euro netto." },
  ]);
});

test("a long unchanged stretch is cut to what surrounds the change", () => {
  const long = sentence.repeat(20);
  const pieces = wordChanges(`${long}Anfang ${long}`, `${long}Beginn ${long}`);
  expect(pieces?.map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
  for (const { text } of pieces ?? []) expect(text.length).toBeLessThan(200);
  expect(pieces?.[0]?.text).toMatch(/^….*nach, $/);
});

test("a word that two rewritten passages happen to share is part of the change", () => {
  const pieces = wordChanges(
    `${sentence}Formblatt 106 der Eigenerklärung ${sentence}`,
    `${sentence}Nachweis bei der Abgabe ${sentence}`,
  );
  expect(pieces?.filter(({ kind }) => kind !== "same")).toEqual([
    { kind: "removed", text: "Formblatt 106 der Eigenerklärung " },
    { kind: "added", text: "Nachweis bei der Abgabe " },
  ]);
});

test("short values and texts without much in common are shown one after the other", () => {
  expect(wordChanges("135.000 €", "140.000 €")).toBeUndefined();
  expect(wordChanges(sentence, "Etwas ganz anderes ".repeat(6))).toBeUndefined();
});

test("texts of the greatest length without a common word are given up, not compared to the end", () => {
  const words = (letter: string) => Array.from({ length: 800 }, (_, at) => letter + at).join(" ");
  expect(wordChanges(words("a"), words("b"))).toBeUndefined();
});
