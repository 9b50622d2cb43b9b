import { expect, test } from "vitest";
import { subjectOfField, subjectOfFile } from "./tender-changes.ts";

test.each([
  ["stage", "cancelled", "cancelled"],
  ["stage", "awarded", "award"],
  ["stage", "call", "other"],
  ["results.LOT-0001", "selec-w", "award"],
  ["lots.LOT-0001.deadlines.offer", undefined, "deadline"],
  ["lots.LOT-0001.awardCriteria", "Preis: 40 %", "criteria"],
  ["documents", "2026-11-23", "files"],
  ["description", "Text", "other"],
] as const)("a change of %s to %s concerns %s", (field, value, subject) => {
  expect(subjectOfField(field, value)).toBe(subject);
});

test.each([
  ["Preisblatt_v2.xlsx", "prices"],
  ["Anlage 3 Preisbla\u0308tter.pdf", "prices"],
  ["03_LV.pdf", "prices"],
  ["Leistungsverzeichnis.docx", "prices"],
  ["Leistungsbeschreibung.pdf", "files"],
  ["Bewerbungsbedingungen.pdf", "files"],
])("the file %s is one of %s", (name, subject) => {
  expect(subjectOfFile(name)).toBe(subject);
});
