import { expect, test } from "vitest";
import { numberText } from "./number-text.ts";

test.each([
  [0.4, "0%", "40%"],
  [0.125, "0.0 %", "12,5 %"],
  [1_250_000, '#,##0.00\\ "€"', "1.250.000,00 €"],
  [1_250_000, "#,##0 [$€-407]", "1.250.000 €"],
  [45_363, "dd.mm.yyyy", "12.03.2024"],
  [45_363.583_333_33, "d/m/yy h:mm", "12.03.2024 14:00"],
  [0.5, "[$-F400]h:mm:ss", "12:00"],
  [12.5, "General", "12,5"],
  [0.1 + 0.2, "", "0,3"],
  [7, "0", "7"],
  [3, '0 "Monate"', "3"],
])("%s in the format %s is shown as %s", (value, code, text) => {
  expect(numberText(value, code, false)).toBe(text);
});
