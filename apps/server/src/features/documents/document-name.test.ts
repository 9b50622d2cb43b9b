import { expect, test } from "vitest";
import { documentName, freeName } from "./document-name.ts";

test.each([
  ["Anlage 1.pdf", "Anlage 1.pdf"],
  ["rechnung\u202Efdp.exe", "rechnungfdp.exe"],
  ["Los 1/.\u200B./Anlage.pdf", "Los 1/_/Anlage.pdf"],
  ["a\\..\\b.pdf", "a_.._b.pdf"],
  ["zwei\nZeilen\0.txt", "zweiZeilen.txt"],
])("%j is kept as %j", (typed, name) => {
  expect(documentName(typed)).toBe(name);
});

test("a long name keeps its beginning and its ending", () => {
  const name = documentName(`Anlage ${"x".repeat(500)}.pdf`);
  expect(name).toHaveLength(400);
  expect(name).toMatch(/^Anlage x+…x+\.pdf$/);
});

test("a name that is taken gets a number before its ending", () => {
  expect(freeName("a/b.pdf", new Set())).toBe("a/b.pdf");
  expect(freeName("a/b.pdf", new Set(["a/b.pdf"]))).toBe("a/b (2).pdf");
  expect(freeName("a.b/c", new Set(["a.b/c", "a.b/c (2)"]))).toBe("a.b/c (3)");
});
