import { expect, test } from "vitest";
import { byName } from "./document-order.ts";

test("documents stand in the order of their names, numbers by their value", () => {
  const names = ["Anlage 10.pdf", "Übersicht.pdf", "Anlage 2.pdf", "Vertrag.pdf"];
  expect(names.map((name) => ({ name })).toSorted(byName)).toEqual([
    { name: "Anlage 2.pdf" },
    { name: "Anlage 10.pdf" },
    { name: "Übersicht.pdf" },
    { name: "Vertrag.pdf" },
  ]);
});
