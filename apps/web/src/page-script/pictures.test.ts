import { beforeEach, expect, test } from "vitest";
import { matchPictures } from "./pictures";

const root = document.documentElement;
const media = () => [...document.querySelectorAll("source")].map((source) => source.media);

beforeEach(() => {
  document.body.innerHTML =
    `<picture><source data-scheme="dark" data-width="(max-width: 640px)" media="(max-width: 640px) and (prefers-color-scheme: dark)">` +
    `<source media="(max-width: 640px)"><source data-scheme="dark" media="(prefers-color-scheme: dark)"></picture>`;
});

test("dark pictures are shown where the page is dark, whatever the system says", () => {
  root.setAttribute("data-mantine-color-scheme", "dark");
  matchPictures();
  expect(media()).toEqual(["(max-width: 640px)", "(max-width: 640px)", "all"]);
});

test("and nowhere else, also after switching back", () => {
  root.setAttribute("data-mantine-color-scheme", "dark");
  matchPictures();
  root.setAttribute("data-mantine-color-scheme", "light");
  matchPictures();
  expect(media()).toEqual(["not all", "(max-width: 640px)", "not all"]);
});
