import { readItems } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import { expect, test } from "vitest";
import { requirementsIn } from "./document-requirements.ts";

function itemsOf(text: string, file = "d"): DocumentItem[] {
  const lines = text.split("\n").map((line) => ({ text: line }));
  const document = { file, format: "txt", parts: [{ place: { page: 4 }, lines }] } as const;
  const steps = readItems([document], []);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const lots = [{ id: "LOT-0001" }, { id: "LOT-0002" }];
const read = (items: readonly DocumentItem[]) => requirementsIn(items, lots, (id) => `${id}.pdf`);

const demand = "Mindestumsatz: 500.000 EUR in jedem der letzten drei Geschäftsjahre";

test("a demand under a heading on eligibility may fail an agency, with its page and its words", () => {
  const [requirement] = read(itemsOf(`Eignungskriterien\n${demand}`));
  expect(requirement).toMatchObject({
    kind: "turnover",
    cents: 50_000_000,
    isSure: true,
    demand: { document: { id: "d", name: "d.pdf", place: { page: 4 } } },
  });
  expect(requirement?.demand.quote).toContain("500.000 EUR");
  expect(requirement?.demand).not.toHaveProperty("field");
});

test("one that is contradicted, read unsurely or perhaps of the contract fails nobody", () => {
  const items = itemsOf(`Eignungskriterien\n${demand}`);
  const change = (parts: Partial<DocumentItem>) =>
    read(items.map((item) => ({ ...item, ...parts }) as DocumentItem))[0];
  expect(change({ state: "contradicted" })).toMatchObject({ isSure: false });
  expect(change({ confidence: 0.4 })).toMatchObject({ isSure: false });
  const contract = "Der Mindestumsatz muss mindestens 500.000 EUR im Jahr betragen.";
  expect(read(itemsOf(contract))[0]).toMatchObject({ kind: "turnover", isSure: false });
});

test("what holds no more and what speaks to machines demands nothing", () => {
  const items = itemsOf(`Eignungskriterien\n${demand}`);
  for (const state of ["superseded", "suspicious"] as const) {
    expect(read(items.map((item) => ({ ...item, state })))).toEqual([]);
  }
});

test("a lot is found by its number, and one that is not there fails nobody", () => {
  const text = "Eignung: Mindestumsatz\nLos 2: 200.000 EUR\nLos 7: 400.000 EUR";
  const [second, seventh] = read(itemsOf(text));
  expect(second).toMatchObject({ isSure: true, demand: { lotId: "LOT-0002" } });
  expect(seventh).toMatchObject({ isSure: false });
  expect(seventh?.demand).not.toHaveProperty("lotId");
});

test("the same on two pages is demanded once, and a thousand are eighty", () => {
  const items = itemsOf(`Eignungskriterien\n${demand}`);
  expect(read([...items, ...items])).toHaveLength(1);
  const many = Array.from({ length: 1_000 }, (_, n) =>
    items.map((item) =>
      item.type === "eligibility" && item.judged
        ? {
            ...item,
            judged: {
              ...item.judged,
              requirement: {
                ...item.judged.requirement,
                cents: n,
              } as typeof item.judged.requirement,
            },
          }
        : item,
    ),
  ).flat();
  expect(read(many)).toHaveLength(80);
});
