import { itemsOf } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import { expect, test } from "vitest";
import { makeTender } from "../../../testing/tenders/make-tender.ts";
import { summaryOfItems } from "./summary-of-items.ts";

const mark = { aiGenerated: true, model: "fake-small", version: "1" } as const;
const byRules = itemsOf([
  {
    file: "d",
    format: "txt",
    parts: [{ place: { page: 2 }, lines: [{ text: "Bindefrist: 31.01.2027" }] }],
  },
]);
const byModel = {
  type: "contract",
  kind: "duration",
  months: 24,
  quote: "für die Dauer von zwei Jahren",
  file: "d",
  place: { page: 3 },
  confidence: 0.7,
  state: "ok",
  byModel: true,
} as const satisfies DocumentItem;

const summaryOf = (items: readonly DocumentItem[], ai?: typeof mark) =>
  summaryOfItems(
    {
      tender: makeTender({ title: "Kampagne" }),
      brief: [],
      hasValue: false,
      items,
      documents: [{ id: "d", name: "Vertrag.pdf", pages: 3 }],
    },
    ai,
  );
const marked = ({ sections }: ReturnType<typeof summaryOf>) =>
  sections.flatMap(({ statements }) =>
    statements.filter((statement) => statement.byModel).map(({ text }) => text),
  );

test("what a language model alone names is told with its quote, marked, and not missing", () => {
  const summary = summaryOf([...byRules, byModel], mark);
  expect(summary.ai).toEqual(mark);
  expect(marked(summary)).toEqual(["Laufzeit 24 Monate"]);
  expect(summary.missing).not.toContain("Laufzeit");
  expect(summaryOf(byRules).missing).toContain("Laufzeit");
});

test("what the rules say as well is theirs, and a contradiction by the model is marked", () => {
  const { byModel: _, ...rule } = { ...byModel, place: { page: 1 } };
  expect(marked(summaryOf([rule, byModel], mark))).toEqual([]);
  const other = { ...byModel, months: 36, state: "contradicted" } as const;
  const summary = summaryOf([{ ...rule, state: "contradicted" }, other], mark);
  expect(marked(summary)).toEqual(["Laufzeit"]);
});

test("without an item of the model nothing is marked", () => {
  expect(summaryOf(byRules, mark)).not.toHaveProperty("ai");
  expect(marked(summaryOf(byRules, mark))).toEqual([]);
});
