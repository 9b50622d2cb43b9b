import { expect, test } from "vitest";
import { toDay, toStoredJson } from "./stored-json.ts";

test.each([
  ["2026-11-21", "2026-11-21"],
  ["2024-02-29", "2024-02-29"],
  ["2026-02-30", null],
  ["0000-01-01", null],
  ["0001-01-01", "0001-01-01"],
  ["21.11.2026", null],
  [undefined, null],
])("of %s PostgreSQL's calendar takes %s", (text, stored) => {
  expect(toDay(text)).toBe(stored);
});

test("what jsonb refuses becomes the replacement character", () => {
  expect(toStoredJson({ a: "x\0y", b: ["\ud800z"] })).toBe(
    JSON.stringify({ a: "x\u{fffd}y", b: ["\u{fffd}z"] }),
  );
});
