import { expect, test } from "vitest";
import type { DocumentText } from "../document-text.ts";
import { itemsOf } from "../items/items-of.ts";
import { compareVersions } from "./compare-versions.ts";

function version(...pages: string[]): DocumentText {
  const parts = pages.map((page, at) => ({
    place: { page: at + 1 },
    lines: page.split("\n").map((text) => ({ text })),
  }));
  return { file: "Bedingungen.pdf", format: "pdf", parts };
}

/** "earlier quote → later quote"; a side that is missing is empty. */
function changes(earlier: DocumentText, later: DocumentText): string[] {
  return compareVersions(itemsOf([earlier]), itemsOf([later])).map(
    (change) => `${change.earlier?.quote ?? ""} → ${change.later?.quote ?? ""}`,
  );
}

test("a deadline that moves is one change, with the words of both versions", () => {
  const [from, to] = [
    "Angebotsfrist: 12.03.2026, 12:00 Uhr",
    "Angebotsfrist: 15.03.2026, 12:00 Uhr",
  ];
  expect(changes(version(from), version("Deckblatt", to))).toEqual([`${from} → ${to}`]);
});

test("a cap that another takes the place of is one change", () => {
  const [from, to] = ["5", "8"].map(
    (cap) => `Vertragsstrafe 0,3 % je Werktag, höchstens ${cap} %.`,
  );
  expect(changes(version(from ?? ""), version(to ?? ""))).toEqual([`${from} → ${to}`]);
});

test("the same words on other pages, wrapped and divided otherwise, are no change", () => {
  const earlier = version(
    "Nutzungsrechte: Der Auftraggeber erhält die ausschließlichen Nutzungsrechte.",
  );
  const later = version(
    "Deckblatt",
    "Nutzungsrechte: Der Auftraggeber erhält die ausschließ-\nlichen Nutzungsrechte.",
  );
  expect(changes(earlier, later)).toEqual([]);
  const terms = "Angebotsfrist: 12.03.2026, 12:00 Uhr";
  expect(changes(version(terms), version(terms, "Anhang", terms))).toEqual([]);
});

test("what is new and what is gone stand apart", () => {
  const offer = "Angebotsfrist: 12.03.2026";
  const binding = "Bindefrist: 30.06.2026";
  expect(changes(version(offer), version(offer, binding))).toEqual([` → ${binding}`]);
  expect(changes(version(offer, binding), version(offer))).toEqual([`${binding} → `]);
});

test("a time that comes to a day is a change, a day repeated beside its time is none", () => {
  const [day, moment] = ["Angebotsfrist: 12.03.2026", "Angebotsfrist: 12.03.2026, 12:00 Uhr"];
  expect(changes(version(day), version(moment))).toEqual([`${day} → ${moment}`]);
  expect(changes(version(day, moment), version(moment))).toEqual([]);
  expect(changes(version(moment), version(day, moment))).toEqual([]);
});

test("of several that changed, none is said to have become another", () => {
  const visits = (...days: string[]) => version(...days.map((day) => `Ortsbesichtigung am ${day}`));
  const earlier = visits("18.02.2027", "19.02.2027");
  const later = visits("25.02.2027", "26.02.2027");
  const sides = compareVersions(itemsOf([earlier]), itemsOf([later])).map(Object.keys);
  expect(sides).toEqual([["later"], ["later"], ["earlier"], ["earlier"]]);
});

test("a distance is compared as it is written, whatever day it leads to", () => {
  const words = "Fragen sind bis 6 Kalendertage vor Ablauf der Angebotsfrist zu stellen.";
  const [from, to] = ["Angebotsfrist: 12.03.2027", "Angebotsfrist: 19.03.2027"];
  expect(changes(version(from, words), version(to, words))).toEqual([`${from} → ${to}`]);
});

test("weights of criteria are compared by the criterion's name", () => {
  const matrix = (price: number) =>
    version(`Zuschlagskriterien\nPreis: ${price} %\nKonzept: ${100 - price} %`);
  const items = compareVersions(itemsOf([matrix(40)]), itemsOf([matrix(30)]));
  const words = items.map(({ earlier, later }) =>
    [earlier, later].map((item) =>
      item?.type === "award-criterion" ? `${item.name} ${item.weightPercent}` : "",
    ),
  );
  expect(words).toEqual([
    ["Preis 40", "Preis 30"],
    ["Konzept 60", "Konzept 70"],
  ]);
});

test("a text written for machines changes nothing", () => {
  const [item] = itemsOf([version("Angebotsfrist: 12.03.2026")]);
  if (!item) throw new Error("no item");
  expect(compareVersions([], [{ ...item, state: "suspicious" }])).toEqual([]);
});

test("ten thousand statements are compared in a moment", () => {
  const [item] = itemsOf([version("Angebotsfrist: 12.03.2026")]);
  if (item?.type !== "deadline") throw new Error("no deadline");
  const many = (shift: number) =>
    Array.from({ length: 10_000 }, (_, at) => ({
      ...item,
      date: `day ${at + shift}`,
      time: "12:00",
    }));
  expect(compareVersions(many(0), many(10_000))).toHaveLength(20_000);
});
