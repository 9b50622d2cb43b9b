import { describe, expect, test } from "vitest";
import { partyKeys } from "./party-keys.ts";

const keys = (name: string, value?: string, town?: string) =>
  partyKeys({ name, identifiers: value === undefined ? [] : [{ value }], ...(town && { town }) });

describe("an organisation is known again", () => {
  test.each([
    ["DE 129 273 398", "vat:DE129273398|firma"],
    ["USt-IdNr. DE129273398", "vat:DE129273398|firma"],
    ["HRB 12345 Amtsgericht München", "register:HRB12345|muenchen"],
    ["Amtsgericht München, HRB 12345", "register:HRB12345|muenchen"],
    ["Leitweg-ID: 05315000-K1-22", "leitweg:05315000-K1-22"],
    ["0204:991-01484-11", "leitweg:991-01484-11"],
    ["ATU12345675", "vat:ATU12345675|firma"],
  ])("by %s", (published, key) => {
    expect(keys("Firma", published)[0]).toBe(key);
  });

  test("by name and town, spelt either way", () => {
    expect(keys("Müller & Söhne GmbH", undefined, "Köln")).toEqual(
      keys("Mueller und Soehne Gesellschaft mit beschränkter Haftung", undefined, "KÖLN"),
    );
  });
});

test("firms of a group that share the VAT number of its head are organisations of their own", () => {
  const head = keys("Verband Hessen", "DE129273398", "Kassel");
  const firm = keys("Klinik Haina gGmbH", "DE129273398", "Haina");
  expect(head.filter((key) => firm.includes(key))).toEqual([]);
  expect(keys("Verband Hessen", "DE129273398")[0]).toBe(head[0]);
});

describe("no identity is", () => {
  test.each([
    "0000",
    "000000000",
    "keine Angabe",
    "n/a",
    "nicht vorhanden",
    "123456",
    "DE123456789",
    "00-0000-00",
    "991-33333TEST-33",
    "+49 221 12345-0",
    "0221 / 123 45 67",
    "t:022899610",
    "HRB 12345",
    "info@stadt.example",
    "-",
  ])("%s", (published) => {
    expect(keys("Stadt Köln", published, "Köln")).toEqual(["name:stadt koeln|koeln"]);
  });

  test("an empty name", () => {
    expect(keys(" - ")).toEqual([]);
  });
});
