import { expect, test } from "vitest";
import { termWords } from "./partner-words";

test("the law is that of the regime, and none is named where it is not known", () => {
  expect(termWords("silent", "vgv")).toContain("§ 43 und § 47 VgV");
  expect(termWords("silent", "uvgo")).toContain("§ 32 und § 34 UVgO");
  expect(termWords("sum", undefined)).not.toMatch(/VgV|UVgO|SektVO/);
});

test.each(["silent", "sum", "single", "unclear"] as const)(
  "competition law is named whatever the notice says: %s",
  (terms) => expect(termWords(terms, "vgv")).toContain("§ 1 GWB"),
);
