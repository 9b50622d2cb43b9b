import { beforeEach, expect, test, vi } from "vitest";
import { readChoice, storeChoice, storedChoice } from "./choice";

beforeEach(() => localStorage.clear());

test.each([
  ["", "premium", "annual"],
  ["tier=basis&billing=monthly", "basis", "monthly"],
  ["tier=enterprise&billing=annual", "premium", "annual"],
  ["tier=trial&billing=ANNUAL", "premium", "annual"],
])("the query „%s“ asks for %s, %s", (query, tier, period) => {
  expect(readChoice(new URLSearchParams(query))).toEqual({ tier, period });
});

test("what was chosen is found again", () => {
  storeChoice({ tier: "basis", period: "monthly" });
  expect(storedChoice()).toEqual({ tier: "basis", period: "monthly" });
});

test("nothing stored, or nonsense, means premium, annual", () => {
  expect(storedChoice()).toEqual({ tier: "premium", period: "annual" });
  localStorage.setItem("checkout_tier", "gold");
  expect(storedChoice()).toEqual({ tier: "premium", period: "annual" });
});

test("a browser without storage still sells", () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(() => storeChoice({ tier: "basis", period: "annual" })).not.toThrow();
  refuse.mockRestore();
});
