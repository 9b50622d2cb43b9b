import { expect, test } from "vitest";
import { methodWords } from "./method/method-words";
import { formatAmount, periodPrice } from "./words";

test("what is charged keeps its cents, in German", () => {
  expect(formatAmount(178_800)).toBe("1.788,00\u00a0€");
  expect(formatAmount(123_456, "eur")).toBe("1.234,56\u00a0€");
});

test("a year is paid at once, a month by the month", () => {
  expect(periodPrice("premium", "annual")).toBe("1.788\u00a0€ netto im Jahr");
  expect(periodPrice("basis", "monthly")).toBe("119\u00a0€ netto im Monat");
});

test("payment methods are told apart without their whole number", () => {
  const expiresIn = { month: 4, year: 2030 };
  expect(methodWords({ kind: "card", brand: "amex", last4: "0005", expiresIn })).toBe(
    "American Express, endet auf 0005, gültig bis 04/2030",
  );
  expect(methodWords({ kind: "sepa_debit", last4: "3000" })).toBe(
    "SEPA-Lastschrift, IBAN endet auf 3000",
  );
  expect(methodWords({ kind: "card", brand: "unionpay" })).toBe("Karte");
});
