import { expect, test } from "vitest";
import { lineAt, textOf } from "./document-text.ts";

test("a position of a part's text leads to its line", () => {
  const part = { place: { page: 1 }, lines: [{ text: "eins" }, { text: "" }, { text: "zwei" }] };
  expect(textOf(part)).toBe("eins\n\nzwei");
  const lines = [0, 4, 5, 6, 10, 11].map((position) => lineAt(part, position)?.text);
  expect(lines).toEqual(["eins", "eins", "", "zwei", "zwei", undefined]);
});
