import { expect, test } from "vitest";
import { byExpiry, validityOf } from "./validity";

test.each([
  ["2026-11-20", "expired", "abgelaufen am 20.11.2026"],
  ["2026-11-21", "soon", "läuft am 21.11.2026 ab"],
  ["2027-01-20", "soon", "läuft am 20.01.2027 ab"],
  ["2027-01-21", "valid", "gültig bis 21.01.2027"],
])("a proof with the last day %s is %s", (day, kind, words) => {
  expect(validityOf(day, "2026-11-21")).toEqual({ kind, words });
});

test("what lapses first stands first, what does not expire last", () => {
  const proofs = [
    { name: "B" },
    { name: "C", validUntil: "2027-01-01" },
    { name: "A" },
    { name: "D", validUntil: "2026-01-01" },
  ];
  expect(byExpiry(proofs).map(({ name }) => name)).toEqual(["D", "C", "A", "B"]);
});
