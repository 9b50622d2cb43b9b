import { itemsOf } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import { expect, test } from "vitest";
import { valueIn } from "./document-value.ts";

function itemsIn(...texts: readonly string[]): DocumentItem[] {
  return itemsOf(
    texts.map((text, at) => ({
      file: `d${at}`,
      format: "txt",
      parts: [{ place: { page: 2 }, lines: text.split("\n").map((line) => ({ text: line })) }],
    })),
  );
}
const read = (items: readonly DocumentItem[], lotCount = 1) =>
  valueIn(items, lotCount, (id) => `${id}.pdf`);

const value = "Der geschätzte Auftragswert beträgt 238.000 Euro brutto.";

test("the value that documents agree on is told with its words and its page", () => {
  const same = "Das Gesamtbudget beträgt 200.000 Euro netto.";
  expect(read(itemsIn(value, same))).toEqual({
    cents: 23_800_000,
    netCents: 20_000_000,
    quote: value,
    document: { id: "d0", name: "d0.pdf", place: { page: 2 } },
  });
});

test("documents that disagree settle no value", () => {
  expect(read(itemsIn(value, "Das Gesamtbudget beträgt 150.000 Euro netto."))).toBeUndefined();
});

test("neither an amount for each year, nor a maximum, nor one that was read unsurely is the value", () => {
  expect(read(itemsIn("Das Auftragsvolumen liegt bei 60.000 Euro pro Jahr."))).toBeUndefined();
  expect(read(itemsIn("Der Höchstwert der Vereinbarung beträgt 90.000 Euro."))).toBeUndefined();
  const unsure = itemsIn(value).map((item) => ({ ...item, confidence: 0.5 }));
  expect(read(unsure)).toBeUndefined();
});

test("a lot's value is the contract's only where it is the only lot", () => {
  const ofLot = itemsIn(value).map((item) => ({ ...item, lot: "2" }));
  expect(read(ofLot, 1)?.netCents).toBe(20_000_000);
  expect(read(ofLot, 3)).toBeUndefined();
  const inWords = itemsIn("Der Auftragswert für Los 2 beträgt 90.000 Euro netto.");
  expect(read(inWords, 1)?.netCents).toBe(9_000_000);
  expect(read(inWords, 3)).toBeUndefined();
  expect(read(itemsIn(value), 3)).toBeUndefined();
  const whole = itemsIn("Das Gesamtbudget beträgt 150.000 Euro netto.");
  expect(read(whole, 3)?.netCents).toBe(15_000_000);
});

test("what holds no more and what speaks to machines names no value", () => {
  for (const state of ["superseded", "suspicious", "contradicted"] as const) {
    expect(read(itemsIn(value).map((item) => ({ ...item, state })))).toBeUndefined();
  }
});
