import { expect, test } from "vitest";
import { mondayOf, readChoice, withChoice } from "./calendar-choice";

const today = "2026-11-24";
const read = (query: string) => readChoice(new URLSearchParams(query), today);

test("the running week comes first, and the address keeps what was chosen", () => {
  expect(read("")).toEqual({ filter: "all", from: "2026-11-23" });
  expect(read("zeigt=mine&ab=2027-01-01")).toEqual({ filter: "mine", from: "2026-12-28" });
  for (const query of ["", "zeigt=own", "ab=2026-12-21", "zeigt=mine&ab=2026-10-26"]) {
    expect(withChoice(read(query), today).toString()).toBe(query);
  }
});

test("nonsense in the address is as if it said nothing", () => {
  for (const query of ["zeigt=alles", "ab=gestern", "ab=2026-13-40", "ab=9999-01-01"]) {
    expect(read(query)).toEqual({ filter: "all", from: "2026-11-23" });
  }
});

test("a week begins on its Monday, a Sunday ends it", () => {
  expect([mondayOf("2026-11-23"), mondayOf("2026-11-29"), mondayOf("2027-01-01")]).toEqual([
    "2026-11-23",
    "2026-11-23",
    "2026-12-28",
  ]);
});
