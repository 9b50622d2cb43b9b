import { itemsOf } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import { expect, test } from "vitest";
import { priceWeightIn } from "./document-price-weight.ts";

function itemsIn(...pages: readonly string[]): DocumentItem[] {
  return itemsOf(
    pages.map((page, at) => ({
      file: `d${at}`,
      format: "txt",
      parts: [{ place: { page: 7 }, lines: page.split("\n").map((text) => ({ text })) }],
    })),
  );
}
const lotsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `LOT-000${at + 1}` }));
const read = (
  items: readonly DocumentItem[],
  count = 1,
  nameOf = (id: string): string => `${id}.pdf`,
) => priceWeightIn(items, lotsOf(count), nameOf);

const page = (price: number, heading = "Zuschlagskriterien") =>
  `${heading}\nKriterium\tGewichtung\nPreis\t${price} %\nKonzept\t${100 - price} %`;

test("the weight that documents agree on is told with its words and its page", () => {
  expect(read(itemsIn(page(40), page(40)))).toEqual({
    percent: 40,
    quote: "Preis\t40 %",
    document: { id: "d0", name: "d0.pdf", place: { page: 7 } },
  });
});

test("all criteria of money count together, and parts of one count once", () => {
  const text = `Zuschlagskriterien
1 Preis 30 %
1.1 Pauschale 20 %
1.2 Stundensätze 10 %
2 Nebenkosten 10 %
3 Konzept 60 %`;
  expect(read(itemsIn(text))?.percent).toBe(40);
});

test("documents that disagree tell no weight, nor does one that others contradict", () => {
  expect(read(itemsIn(page(40), page(50)))).toBeUndefined();
  const renamed = page(50).replace("Preis", "Angebotspreis").replace("Konzept", "Idee");
  expect(read(itemsIn(page(40), renamed))).toBeUndefined();
  const contradicted = itemsIn(page(40)).map((item) => ({
    ...item,
    state: "contradicted" as const,
  }));
  expect(read(contradicted)).toBeUndefined();
});

test("what was read unsurely, is not whole, or counts in points is no weight", () => {
  const unsure = itemsIn(page(40)).map((item) => ({ ...item, confidence: 0.5 }));
  expect(read(unsure)).toBeUndefined();
  expect(read(itemsIn("Zuschlagskriterien\n1. Preis, Gewichtung 40 %"))).toBeUndefined();
  const points = "Zuschlagskriterien\nPreis\t40 Punkte\nKonzept\t60 Punkte";
  expect(read(itemsIn(points))).toBeUndefined();
  expect(read(itemsIn("Einziges Zuschlagskriterium ist der Preis."))).toBeUndefined();
});

test("an earlier version and a text for machines say nothing", () => {
  for (const state of ["superseded", "suspicious"] as const) {
    expect(read(itemsIn(page(40)).map((item) => ({ ...item, state })))).toBeUndefined();
  }
  const [old, correction] = [itemsIn(page(40)), itemsIn(page(50))];
  const superseded = old.map((item) => ({ ...item, state: "superseded" as const }));
  expect(read([...superseded, ...correction])?.percent).toBe(50);
});

test("of several lots each has to have the same weight", () => {
  expect(read(itemsIn(page(40)), 2)?.percent).toBe(40);
  const ofLot = (lot: number, price: number) => page(price, `Los ${lot}\nZuschlagskriterien`);
  expect(read(itemsIn(ofLot(1, 40), ofLot(2, 40)), 2)?.percent).toBe(40);
  expect(read(itemsIn(ofLot(1, 40), ofLot(2, 50)), 2)).toBeUndefined();
  expect(read(itemsIn(ofLot(1, 40)), 2)).toBeUndefined();
  expect(read(itemsIn(page(40)), 2, () => "Los 1/Wertung.pdf")).toBeUndefined();
});
