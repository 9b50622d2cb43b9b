import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";
import { jsonBytes } from "./json-bytes.ts";

test("a cut text keeps its limit, ends with an ellipsis and has no half of a character", () => {
  expect(cutText("abcdef", 6)).toBe("abcdef");
  expect(cutText("abcdefg", 6)).toBe("abcde…");
  expect(cutText("abcd🎪fg", 6)).toBe("abcd…");
  expect(cutText("🎪".repeat(9), 6).isWellFormed()).toBe(true);
});

test.each([
  "",
  "plain",
  'a "quoted" \\ path',
  "ä€漢🎪",
  "line\r\n\tnext\u0001\u0008",
  "\u007f\u2028",
])("the bytes of the JSON of %j are counted as they are", (text) => {
  expect(jsonBytes(text)).toBe(Buffer.byteLength(JSON.stringify(text)));
});
