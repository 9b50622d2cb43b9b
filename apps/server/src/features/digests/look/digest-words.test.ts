import { expect, test } from "vitest";
import type { Hits } from "./digest-content.ts";
import { digestTitle } from "./digest-words.ts";

const row = { title: "Website", url: "https://tc.example", buyer: "", value: "", why: "" };
const titleOf = (rows: number, rest: number, areOfProfile: boolean) => {
  const now = new Date("2026-11-24T06:30:00Z");
  const hits: Hits = {
    rows: Array.from({ length: rows }, () => row),
    rest,
    areOfProfile,
    locked: 0,
    seen: 100,
    since: now,
    url: "https://tc.example",
  };
  return digestTitle({ now, days: 1, hits, sections: [], why: "" });
};

test.each([
  [1, 0, true, "Eine neue Ausschreibung passt zu euch."],
  [1, 0, false, "Ein neuer Treffer."],
  [3, 0, true, "3 neue Ausschreibungen passen zu euch."],
  [3, 0, false, "3 neue Treffer."],
  [3, 6, true, "9 neue Ausschreibungen passen zu euch. Die drei besten:"],
  [3, 6, false, "9 neue Treffer. Die drei besten:"],
  [1, 8, false, "9 neue Treffer. Der beste:"],
  [1, 8, true, "9 neue Ausschreibungen passen zu euch. Die beste:"],
])("only hits of the profile are said to fit: %i and %i more, %s", (rows, rest, areOf, title) => {
  expect(titleOf(rows, rest, areOf)).toBe(title);
});
