import { beforeEach, expect, test, vi } from "vitest";
import { setColourScheme } from "./colour-scheme";

const shown = () => document.documentElement.getAttribute("data-color-scheme");
const stored = () => localStorage.getItem("mantine-color-scheme-value");

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

test("a chosen scheme is shown and remembered; auto follows the system", () => {
  setColourScheme("light");
  expect([shown(), stored()]).toEqual(["light", "light"]);
  setColourScheme("auto");
  expect([shown(), stored()]).toEqual(["dark", "auto"]);
});

test("without storage the choice holds for this page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  setColourScheme("light");
  expect(shown()).toBe("light");
});
