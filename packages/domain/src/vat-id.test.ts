import { expect, test } from "vitest";
import { normalizeVatId } from "./vat-id.ts";

test.each([
  ["DE123456789", "DE123456789"],
  ["de 123 456 789", "DE123456789"],
  [" DE-123.456.789 ", "DE123456789"],
])("%s is the VAT id %s", (typed, vatId) => expect(normalizeVatId(typed)).toBe(vatId));

test.each(["", "123456789", "DE12345678", "DE1234567890", "ATU12345678", "DE12345678X"])(
  "%j is none",
  (typed) => expect(normalizeVatId(typed)).toBeUndefined(),
);
