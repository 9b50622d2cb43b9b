import { beforeEach, expect, test, vi } from "vitest";
import { switchScheme } from "./scheme-switch";

const root = document.documentElement;
const shown = () => root.getAttribute("data-color-scheme");
const stored = () => localStorage.getItem("mantine-color-scheme-value");

beforeEach(() => {
  localStorage.clear();
  root.setAttribute("data-color-scheme", "dark");
});

test("switching goes from what is seen to the other and is remembered", () => {
  switchScheme();
  expect([shown(), stored()]).toEqual(["light", "light"]);
  switchScheme();
  expect([shown(), stored()]).toEqual(["dark", "dark"]);
});

test("without storage the choice holds for this page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  switchScheme();
  expect(shown()).toBe("light");
});
