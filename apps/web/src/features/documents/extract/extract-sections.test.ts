import type { ExtractItem } from "@tc/contract";
import { expect, test } from "vitest";
import type { CriterionItem } from "./criteria-sets";
import { criteriaSets } from "./criteria-sets";
import { extractSections } from "./extract-sections";
import { rowsOf } from "./statements";
import type { StatedItem } from "./value-words";

const evidence = (page: number, quote: string, documentId = "a") => ({
  quote,
  documentId,
  place: { page },
  confidence: 0.9,
  state: "ok" as const,
});
const offer = (date: string, page: number): Extract<StatedItem, { type: "deadline" }> => ({
  type: "deadline",
  kind: "offer",
  date,
  ...evidence(page, `Angebotsfrist: ${date}`),
});
const rights = (page: number, quote: string): StatedItem => ({
  type: "contract",
  kind: "rights",
  ...evidence(page, quote),
});
const criterion = (
  name: string,
  weightPercent: number | undefined,
  more: Partial<CriterionItem> = {},
): CriterionItem => ({
  type: "award-criterion",
  kind: "quality",
  name,
  ...(weightPercent !== undefined && { weightPercent }),
  isComplete: true,
  ...evidence(4, name),
  ...more,
});

test("headings stand in a fixed order, and one with nothing under it is left out", () => {
  const form: ExtractItem = {
    type: "formality",
    kind: "form",
    name: "Angebotsschreiben",
    ...evidence(1, "Angebotsschreiben"),
  };
  const sections = extractSections([form, criterion("Preis", 100), offer("2026-12-24", 1)]);
  expect(sections.map(({ title }) => title)).toEqual(["Fristen", "Zuschlag", "Formalien"]);
  expect(extractSections([])).toEqual([]);
});

test("a value that stands in several places is one row with each place once", () => {
  const [row] = rowsOf([offer("2026-12-24", 1), offer("2026-12-24", 7), offer("2026-12-24", 7)]);
  expect(row?.isContradicted).toBe(false);
  expect(row?.voices[0]?.evidence).toHaveLength(1);
  expect(row?.voices[0]?.evidence[0]?.items.map(({ place }) => place)).toEqual([
    { page: 1 },
    { page: 7 },
  ]);
});

test("where there is no value, no words are hidden behind others", () => {
  const [row, ...others] = rowsOf([
    rights(1, "Alle Nutzungsrechte gehen über."),
    rights(2, "Die Rechte bleiben\nbei der Agentur."),
    rights(3, "Die Rechte bleiben bei der Agentur."),
  ]);
  expect(others).toEqual([]);
  expect(row?.voices[0]?.evidence.map(({ items }) => items.length)).toEqual([1, 2]);
});

test("all voices of a contradiction stand in one row; what is superseded stands apart", () => {
  const rows = rowsOf([
    { ...offer("2026-12-24", 1), state: "contradicted" },
    { ...offer("2026-12-24", 2), state: "contradicted" },
    { ...offer("2026-12-20", 3), state: "contradicted" },
    { ...offer("2026-12-10", 4), state: "superseded" },
  ]);
  expect(rows.map(({ isContradicted, voices }) => [isContradicted, voices.length])).toEqual([
    [true, 2],
    [false, 1],
  ]);
  expect(rows[0]?.voices.map(({ words }) => words.value)).toEqual(["24.12.2026", "20.12.2026"]);
});

test("what is said of one lot is not mixed with what is said of another", () => {
  const rows = rowsOf([
    { ...offer("2026-12-24", 1), lot: "1" },
    { ...offer("2026-12-24", 1), lot: "2" },
  ]);
  expect(rows.map(({ voices }) => voices[0]?.item.lot)).toEqual(["1", "2"]);
});

test("a statement is doubtful unless it was read surely somewhere", () => {
  const doubtful = { ...offer("2026-12-24", 1), confidence: 0.5 };
  expect(rowsOf([doubtful])[0]?.voices[0]?.isDoubtful).toBe(true);
  expect(rowsOf([doubtful, offer("2026-12-24", 2)])[0]?.voices[0]?.isDoubtful).toBe(false);
});

test("complete award criteria are summed up, without counting their parts twice", () => {
  const set = [
    criterion("Konzept", 60),
    criterion("Leitidee", 30, { parent: "Konzept" }),
    criterion("Umsetzung", 30, { parent: "Konzept" }),
    criterion("Preis", 40),
  ];
  const [table, ...others] = criteriaSets(set);
  expect(others).toEqual([]);
  expect(table).toMatchObject({ isComplete: true, sum: "100\u00a0%" });
  expect(table?.rows.map(({ isPart }) => isPart)).toEqual([false, true, true, false]);
});

test("criteria that do not add up have no sum, and a price alone needs none", () => {
  expect(criteriaSets([criterion("Konzept", 60, { isComplete: false })])[0]).toMatchObject({
    isComplete: false,
    sum: undefined,
  });
  const [alone] = criteriaSets([criterion("Preis", undefined)]);
  expect(alone?.sum).toBeUndefined();
  expect(alone?.rows[0]?.weight).toBe("entscheidet allein");
});

test("equal sets of two documents are one table with both places, other sets stand apart", () => {
  const set = (documentId: string, weight: number) => [
    criterion("Konzept", weight, { documentId }),
    criterion("Preis", 100 - weight, { documentId }),
  ];
  const tables = criteriaSets([...set("a", 60), ...set("b", 60), ...set("c", 50)]);
  expect(tables.map(({ rows }) => rows.map(({ items }) => items.length))).toEqual([
    [2, 2],
    [1, 1],
  ]);
});
