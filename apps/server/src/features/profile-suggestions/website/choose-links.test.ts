import { expect, test } from "vitest";
import { chooseAllowedLinks } from "./choose-links.ts";

const home = new URL("https://agentur.example/");

test("of 500 links robots.txt is asked about 20 at most", () => {
  const links = Array.from({ length: 500 }, (_, index) => ({
    href: `/leistung/${index}`,
    words: "Leistung",
  }));
  let questions = 0;
  const refuse = () => {
    questions += 1;
    return false;
  };
  expect(chooseAllowedLinks(links, { home, max: 5, allows: refuse })).toEqual([]);
  expect(questions).toBe(20);
});

test("a link that robots.txt forbids leaves its place to the next", () => {
  const links = ["/leistungen", "/kontakt", "/impressum"].map((href) => ({ href, words: "" }));
  const allows = (url: string) => !url.endsWith("/leistungen");
  expect(chooseAllowedLinks(links, { home, max: 2, allows })).toEqual([
    "https://agentur.example/kontakt",
    "https://agentur.example/impressum",
  ]);
});
