import { expect, test } from "vitest";
import { honestModel } from "../../../testing/documents/honest-model.ts";
import { isKept, isNoteCurrent, readNote } from "./model-note.ts";

const model = honestModel();
const [today, tomorrow] = ["2026-11-21", "2026-11-22"];
const whole = readNote(model, today, []);
const withGap = readNote(model, today, [{ file: "a.pdf", from: { page: 1 }, to: { page: 6 } }]);
const none = { state: "none", reason: "failed", day: today } as const;

test("what was read whole is not asked again; a gap and a failure are, the next day", () => {
  expect(isNoteCurrent(whole, model, tomorrow)).toBe(true);
  for (const note of [withGap, none]) {
    expect(isNoteCurrent(note, model, today)).toBe(true);
    expect(isNoteCurrent(note, model, tomorrow)).toBe(false);
  }
});

test("another model and another version of the questions ask again, and so does a row older than fetched documents", () => {
  expect(isNoteCurrent({ ...whole, model: "other" }, model, today)).toBe(false);
  expect(isNoteCurrent({ ...whole, version: "2020-01-01" }, model, today)).toBe(false);
  const { day: _, ...older } = whole;
  expect(isNoteCurrent(older, model, today)).toBe(false);
});

test("what was read stays beside a later try that brings nothing, or less", () => {
  expect(isKept(whole, none, model)).toBe(true);
  expect(isKept(withGap, none, model)).toBe(true);
  expect(isKept(whole, withGap, model)).toBe(true);
  expect(isKept(withGap, whole, model)).toBe(false);
  expect(isKept(none, withGap, model)).toBe(false);
  expect(isKept({ ...whole, model: "other" }, none, model)).toBe(false);
});
