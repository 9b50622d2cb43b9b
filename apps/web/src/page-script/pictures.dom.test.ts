import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { matchPictures, startPictures } from "./pictures";

const root = document.documentElement;
const media = () => [...document.querySelectorAll("source")].map((source) => source.media);

/** A system in dark or light colours; the function changes them. */
function systemIs(scheme: "light" | "dark") {
  const system = Object.assign(new EventTarget(), { matches: scheme === "dark" });
  vi.stubGlobal("matchMedia", () => system);
  return () => {
    system.matches = !system.matches;
    system.dispatchEvent(new Event("change"));
  };
}
afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  document.body.innerHTML =
    `<picture><source data-scheme="dark" data-width="(max-width: 640px)" media="(max-width: 640px) and (prefers-color-scheme: dark)">` +
    `<source media="(max-width: 640px)"><source data-scheme="dark" media="(prefers-color-scheme: dark)"></picture>`;
});

test("dark pictures are shown where the page is dark, whatever the system says", () => {
  root.setAttribute("data-color-scheme", "dark");
  matchPictures();
  expect(media()).toEqual(["(max-width: 640px)", "(max-width: 640px)", "all"]);
});

test("and nowhere else, also after switching back", () => {
  root.setAttribute("data-color-scheme", "dark");
  matchPictures();
  root.setAttribute("data-color-scheme", "light");
  matchPictures();
  expect(media()).toEqual(["not all", "(max-width: 640px)", "not all"]);
});

test("at the start nothing is touched where page and system agree", () => {
  const before = media();
  root.setAttribute("data-color-scheme", "dark");
  systemIs("dark");
  startPictures();
  expect(media()).toEqual(before);
});

test("at the start they follow the page where the system differs", () => {
  root.setAttribute("data-color-scheme", "light");
  systemIs("dark");
  startPictures();
  expect(media()).toEqual(["not all", "(max-width: 640px)", "not all"]);
});

test("a system that changes its colours changes no picture of a page that keeps its own", () => {
  root.setAttribute("data-color-scheme", "dark");
  const change = systemIs("dark");
  startPictures();
  change();
  expect(media()).toEqual(["(max-width: 640px)", "(max-width: 640px)", "all"]);
});
