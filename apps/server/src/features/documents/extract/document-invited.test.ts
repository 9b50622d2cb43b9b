import { itemsOf } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import { expect, test } from "vitest";
import { invitedIn } from "./document-invited.ts";

const sentence = (count: string) =>
  `Es werden höchstens ${count} Bewerber zur Angebotsabgabe aufgefordert.`;

function itemsIn(...texts: readonly string[]): DocumentItem[] {
  return itemsOf(
    texts.map((text, at) => ({
      file: `d${at}`,
      format: "txt",
      parts: [{ place: { page: 3 }, lines: [{ text }] }],
    })),
  );
}
const read = (items: readonly DocumentItem[], lotCount = 1) =>
  invitedIn(items, lotCount, (id) => `${id}.pdf`);

test("the number of bidders invited is told with its words and its page", () => {
  const told = read(itemsIn(sentence("fünf"), sentence("5")));
  expect(told).toMatchObject({
    count: 5,
    document: { id: "d0", name: "d0.pdf", place: { page: 3 } },
  });
  expect(told?.quote).toContain("höchstens fünf Bewerber");
});

test("documents that disagree tell no number, nor does what was read unsurely or holds no more", () => {
  expect(read(itemsIn(sentence("fünf"), sentence("drei")))).toBeUndefined();
  const items = itemsIn(sentence("fünf"));
  expect(read(items.map((item) => ({ ...item, confidence: 0.5 })))).toBeUndefined();
  expect(read(items.map((item) => ({ ...item, state: "superseded" as const })))).toBeUndefined();
});

test("a number of one lot among several is none of the tender", () => {
  const ofLot = itemsIn(sentence("fünf")).map((item) => ({ ...item, lot: "1" }));
  expect(read(ofLot, 3)).toBeUndefined();
  expect(read(ofLot, 1)?.count).toBe(5);
});
