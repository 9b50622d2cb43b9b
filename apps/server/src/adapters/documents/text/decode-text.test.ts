import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const text = "Änderung der Frist: 1.000 €";

test.each([
  ["UTF-8", Buffer.from(text)],
  ["UTF-8 with its mark", Buffer.from(`\ufeff${text}`)],
  ["UTF-16 with its mark", Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16 of the other order", Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ["windows-1252", Buffer.from(text.replace("€", "\u0080"), "latin1")],
])("text in %s is read", (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test("a letter at the end of the head that tells the encoding is not torn", () => {
  const long = "x".repeat(65_535) + "ä".repeat(10);
  expect(decodeText(Buffer.from(long))).toBe(long);
});

test("a program is no text, wherever it begins to be one", () => {
  expect(decodeText(Buffer.from("4d5a900003000000", "hex"))).toBeUndefined();
  expect(decodeText(Buffer.from(`${"x".repeat(70_000)}\u0000`))).toBeUndefined();
});
