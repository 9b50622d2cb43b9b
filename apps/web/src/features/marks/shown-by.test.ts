import { expect, test } from "vitest";
import { isShownBy } from "./shown-by";

const none = { saved: false, dismissed: false };

test("without a filter the dismissed ones are gone, all others stay", () => {
  expect(isShownBy(null, undefined)).toBe(true);
  expect(isShownBy("open", { ...none, saved: true, fitMark: "misfit" })).toBe(true);
  expect(isShownBy(null, { ...none, dismissed: true })).toBe(false);
  expect(isShownBy("all", { ...none, dismissed: true })).toBe(true);
});

test("a view of one mark shows what carries it", () => {
  expect(isShownBy("saved", none)).toBe(false);
  expect(isShownBy("saved", { ...none, saved: true })).toBe(true);
  expect(isShownBy("dismissed", { ...none, dismissed: true })).toBe(true);
  expect(isShownBy("misfit", { ...none, fitMark: "fits" })).toBe(false);
  expect(isShownBy("fits", { ...none, fitMark: "fits" })).toBe(true);
});
