import { expect, test } from "vitest";
import { keptAnswer, keptColumns } from "./kept-answer.ts";

test("what is kept comes back: an answer, a failure, nothing", () => {
  expect(keptAnswer(keptColumns('{"items":[]}', "2026-11-21"))).toBe('{"items":[]}');
  expect(keptAnswer(keptColumns(null, "2026-11-21"))).toBeNull();
  expect(keptAnswer(undefined)).toBeUndefined();
});

test("an answer that the release before wrote over a failure is one", () => {
  const row = { ...keptColumns(null, "2026-11-21"), answer: '{"items":[]}' };
  expect(keptAnswer(row)).toBe('{"items":[]}');
});
