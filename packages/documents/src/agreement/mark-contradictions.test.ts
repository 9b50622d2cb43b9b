import { expect, test } from "vitest";
import type { DocumentText } from "../document-text.ts";
import type { DocumentItem } from "../items/document-item.ts";
import { itemsOf } from "../items/items-of.ts";
import { markContradictions } from "./mark-contradictions.ts";

function document(file: string, ...pages: string[]): DocumentText {
  const parts = pages.map((page, at) => ({
    place: { page: at + 1 },
    lines: page.split("\n").map((text) => ({ text })),
  }));
  return { file, format: "pdf", parts };
}

function states(...documents: DocumentText[]): string[] {
  return itemsOf(documents).map((item) =>
    item.type === "deadline" ? `${item.kind} ${item.date} ${item.state}` : item.type,
  );
}

test("two dates of one deadline contradict each other, and both are kept", () => {
  const pages = ["Angebotsfrist: 12.03.2027", "Die Angebote sind bis 15.03.2027 einzureichen."];
  const both = ["offer 2027-03-12 contradicted", "offer 2027-03-15 contradicted"];
  expect(states(document("a.pdf", ...pages))).toEqual(both);
  expect(states(document("a.pdf", pages[0] ?? ""), document("b.pdf", pages[1] ?? ""))).toEqual(
    both,
  );
});

test("a date with and one without a time agree, two times do not", () => {
  const day = "Angebotsfrist: 12.03.2027";
  expect(states(document("a.pdf", day, `${day}, 11:00 Uhr`))).toEqual([
    "offer 2027-03-12 ok",
    "offer 2027-03-12 ok",
  ]);
  expect(states(document("a.pdf", `${day}, 12:00 Uhr`, `${day}, 11:00 Uhr`))).toEqual([
    "offer 2027-03-12 contradicted",
    "offer 2027-03-12 contradicted",
  ]);
});

test("a relative deadline contradicts the date it does not lead to", () => {
  const offer = "Angebotsfrist: 12.03.2027";
  const relative = "Fragen sind bis 6 Kalendertage vor Ablauf der Angebotsfrist zu stellen.";
  expect(states(document("a.pdf", offer, relative, "Bieterfragen: bis 06.03.2027"))).toEqual([
    "offer 2027-03-12 ok",
    "questions 2027-03-06 ok",
    "questions 2027-03-06 ok",
  ]);
  expect(states(document("a.pdf", offer, relative, "Bieterfragen: bis 01.03.2027"))).toEqual([
    "offer 2027-03-12 ok",
    "questions 2027-03-06 contradicted",
    "questions 2027-03-01 contradicted",
  ]);
});

test("no relative deadline counts from a deadline that is contradicted", () => {
  const text = "Fragen sind bis 6 Kalendertage vor Ablauf der Angebotsfrist zu stellen.";
  const pages = ["Angebotsfrist: 12.03.2027", "Angebotsfrist: 15.03.2027", text];
  expect(states(document("a.pdf", ...pages)).at(-1)).toBe("questions undefined ok");
});

test("several visits of one document are offered, not contradicted", () => {
  const pages = ["Ortsbesichtigung am 18.02.2027", "Ortsbesichtigung am 19.02.2027"];
  expect(states(document("a.pdf", ...pages)).map((line) => line.slice(-2))).toEqual(["ok", "ok"]);
});

test.each([
  ["Berichtigung.pdf", "Angebotsfrist: 19.03.2027"],
  ["1._Änderung_der_Unterlagen.pdf", "Angebotsfrist: 19.03.2027"],
  ["Änderung/Bewerbungsbedingungen.pdf", "Angebotsfrist: 19.03.2027"],
  ["schreiben.pdf", "Änderung der Vergabeunterlagen\nAngebotsfrist: 19.03.2027"],
])("a correction supersedes the older deadline: %s", (file, text) => {
  const older = document("bewerbungsbedingungen.pdf", "Angebotsfrist: 12.03.2027");
  expect(states(older, document(file, text))).toEqual([
    "offer 2027-03-12 superseded",
    "offer 2027-03-19 ok",
  ]);
});

test("the later of two corrections holds, by number or by date", () => {
  const first = document("Änderung Nr. 1.pdf", "Angebotsfrist: 19.03.2027");
  const second = document("Änderung Nr. 2.pdf", "Angebotsfrist: 26.03.2027");
  expect(states(second, first)).toEqual(["offer 2027-03-26 ok", "offer 2027-03-19 superseded"]);
  const dated = document("Berichtigung 2027-02-20.pdf", "Angebotsfrist: 19.03.2027");
  const later = document("Berichtigung 2027-02-25.pdf", "Angebotsfrist: 26.03.2027");
  expect(states(dated, later)).toEqual(["offer 2027-03-19 superseded", "offer 2027-03-26 ok"]);
});

test("corrections that nothing puts in order contradict each other", () => {
  const first = document("Änderung A.pdf", "Angebotsfrist: 19.03.2027");
  const second = document("Änderung B.pdf", "Angebotsfrist: 26.03.2027");
  expect(states(first, second).map((line) => line.split(" ")[2])).toEqual([
    "contradicted",
    "contradicted",
  ]);
});

test("a correction older than the document does not change it", () => {
  const correction = document("Berichtigung 2027-02-01.pdf", "Angebotsfrist: 12.03.2027");
  const newer = document("Bedingungen 2027-02-20.pdf", "Angebotsfrist: 19.03.2027");
  expect(states(correction, newer).map((line) => line.split(" ")[2])).toEqual([
    "contradicted",
    "contradicted",
  ]);
});

test.each(["Vertragsänderungen.pdf", "Adressänderung.pdf", "Änderungen vorbehalten"])(
  "is no correction: %s",
  (words) => {
    const older = document("a.pdf", "Angebotsfrist: 12.03.2027");
    const other = words.endsWith(".pdf")
      ? document(words, "Angebotsfrist: 19.03.2027")
      : document("b.pdf", `${words}\nAngebotsfrist: 19.03.2027`);
    expect(states(older, other)[0]).toBe("offer 2027-03-12 contradicted");
  },
);

const penalty = (cap: string) => `Vertragsstrafe 0,3 % je Werktag${cap}.`;
const [noCap, fiveBeside, eightBeside] = ["", ", höchstens 5 %", ", höchstens 8 %"].map(penalty);
const [fiveAlone, eightAlone] = [5, 8].map(
  (cap) => `Die Vertragsstrafe ist auf ${cap} % begrenzt.`,
);
const penaltyStates = (...pages: (string | undefined)[]) =>
  itemsOf(pages.map((page = "", at) => document(`${at}.pdf`, page))).map(({ state }) => state);

test("caps of a penalty contradict each other where the rate is the same; one that is left out contradicts none", () => {
  expect(penaltyStates(fiveBeside, eightBeside)).toEqual(["contradicted", "contradicted"]);
  expect(penaltyStates(fiveBeside, fiveBeside)).toEqual(["ok", "ok"]);
  expect(penaltyStates(noCap, eightBeside)).toEqual(["ok", "ok"]);
  expect(penaltyStates(fiveBeside, "Vertragsstrafe 0,3 % je Woche.")).toEqual([
    "contradicted",
    "contradicted",
  ]);
});

test("a cap in a sentence of its own contradicts another one, alone or beside its rate", () => {
  expect(penaltyStates(fiveAlone, eightAlone)).toEqual(["contradicted", "contradicted"]);
  expect(penaltyStates(fiveBeside, eightAlone)).toEqual(["contradicted", "contradicted"]);
  expect(penaltyStates(noCap, fiveAlone, eightAlone)).toEqual([
    "ok",
    "contradicted",
    "contradicted",
  ]);
  expect(penaltyStates(fiveBeside, fiveAlone)).toEqual(["ok", "ok"]);
  expect(penaltyStates(noCap, eightAlone)).toEqual(["ok", "ok"]);
});

test("a correction supersedes a cap; one that names no rate leaves the rate beside it, as contradicted", () => {
  const corrected = (older: string | undefined, newer: string | undefined) =>
    itemsOf([document("a.pdf", older ?? ""), document("Berichtigung.pdf", newer ?? "")]).map(
      ({ state }) => state,
    );
  expect(corrected(fiveAlone, eightAlone)).toEqual(["superseded", "ok"]);
  expect(corrected(fiveBeside, eightBeside)).toEqual(["superseded", "ok"]);
  expect(corrected(fiveBeside, eightAlone)).toEqual(["contradicted", "ok"]);
});

function turnover(file: string, cents: number): DocumentItem {
  return {
    type: "eligibility",
    kind: "turnover",
    cents,
    quote: `${cents}`,
    file,
    place: { page: 1 },
    confidence: 1,
    state: "ok",
  };
}

test("values contradict between documents, not within one that names several", () => {
  const documents = [document("a.pdf"), document("b.pdf")];
  const marked = (...items: DocumentItem[]) =>
    markContradictions(items, documents).map(({ state }) => state);
  expect(marked(turnover("a.pdf", 100), turnover("b.pdf", 200))).toEqual([
    "contradicted",
    "contradicted",
  ]);
  expect(marked(turnover("a.pdf", 100), turnover("a.pdf", 200), turnover("b.pdf", 100))).toEqual([
    "ok",
    "ok",
    "ok",
  ]);
});
