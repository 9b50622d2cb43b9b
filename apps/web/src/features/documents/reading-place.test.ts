import type { ExtractItem } from "@tc/contract";
import { expect, test } from "vitest";
import { addressOf, itemKey } from "../../platform/documents/quote-address";
import { readPlace } from "./reading-place";

const item: ExtractItem = {
  type: "contract",
  kind: "rights",
  quote: "Nutzungsrechte",
  documentId: "a",
  place: { page: 7 },
  confidence: 1,
  state: "ok",
};
const read = (search: string) => readPlace(new URLSearchParams(search));

test("an address without a document shows the files, one with a document its text", () => {
  expect(read("")).toEqual({ documentId: undefined, item: undefined, view: "files" });
  expect(read("?datei=a")).toEqual({ documentId: "a", item: undefined, view: "text" });
  expect(read("?datei=a&ansicht=auszug").view).toBe("extract");
  expect(read("?ansicht=unsinn").view).toBe("files");
});

test("the address of a quote leads to it, and holds none of its words", () => {
  const address = addressOf("a", itemKey(item));
  expect(read(address)).toMatchObject({ documentId: "a", item: itemKey(item), view: "text" });
  expect(address).not.toContain("Nutzung");
});

test("items at other places or with other words have other names", () => {
  const keys = [
    item,
    { ...item, place: { page: 8 } },
    { ...item, place: { sheet: "7" } },
    { ...item, cell: "B7" },
    { ...item, quote: "Nutzungsrecht" },
    { ...item, documentId: "b" },
  ].map(itemKey);
  expect(new Set(keys).size).toBe(keys.length);
});
