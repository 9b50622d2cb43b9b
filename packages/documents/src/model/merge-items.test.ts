import { expect, test } from "vitest";
import { itemsOf } from "../items/items-of.ts";
import { mergeItems } from "./merge-items.ts";
import { documentOf, keptOf, pages } from "./model.fixture.ts";

const document = documentOf(...pages);
const merged = (text: typeof document, ...items: readonly object[]) =>
  mergeItems(itemsOf([text]), keptOf(text, JSON.stringify({ items })), [text]);

test("what rules and model both say is one item, the rules'", () => {
  const both = {
    type: "deadline",
    kind: "offer",
    date: "2026-12-18",
    quote: "Angebotsfrist: 18.12.2026, 14:00 Uhr",
    page: "p1",
  };
  expect(merged(document, both)).toEqual(itemsOf([document]));
});

test("what the model finds besides stands at its page, after the rules' items there", () => {
  const quote = "Mindestens drei vergleichbare Referenzen sind nachzuweisen.";
  const other = { type: "service", kind: "scope", quote, page: "p2" };
  const items = merged(document, other);
  expect(items).toHaveLength(itemsOf([document]).length + 1);
  expect(items.filter(({ byModel }) => byModel)).toMatchObject([{ type: "service", quote }]);
  const pagesInOrder = items.map(({ place }) => ("page" in place ? place.page : 0));
  expect(pagesInOrder).toEqual(pagesInOrder.toSorted((a, b) => a - b));
});

test("where they differ both are shown as contradicted", () => {
  const text = documentOf(
    pages[0],
    "Ende der Einreichung\nAngebote\nAngebotsabgabe am\t17.12.2026",
  );
  const byRules = itemsOf([documentOf(pages[0])]).map((item) => item);
  const quote = "Angebotsabgabe am\t17.12.2026";
  const kept = keptOf(
    text,
    JSON.stringify({
      items: [{ type: "deadline", kind: "offer", date: "2026-12-17", quote, page: "p2" }],
    }),
  );
  const offers = mergeItems(byRules, kept, [text]).filter(
    (item) => item.type === "deadline" && item.kind === "offer",
  );
  expect(offers).toMatchObject([
    { date: "2026-12-18", state: "contradicted" },
    { date: "2026-12-17", state: "contradicted", byModel: true },
  ]);
});

test("criteria that add up to 100 are a complete set, unless the rules know one there", () => {
  const criteria = ["Preis 40 %", "Qualität des Konzepts 60 %"].map((quote, at) => ({
    type: "award-criterion",
    name: quote.replace(/ \d.*/, ""),
    weightPercent: [40, 60][at],
    quote,
    page: "p3",
  }));
  const kept = keptOf(document, JSON.stringify({ items: criteria }));
  const complete = (items: ReturnType<typeof mergeItems>) =>
    items.map((item) => item.type === "award-criterion" && item.isComplete);
  expect(complete(mergeItems([], kept, [document]))).toEqual([true, true]);
  expect(complete(mergeItems([], kept.slice(1), [document]))).toEqual([false]);
});
