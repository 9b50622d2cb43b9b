import { expect, test } from "vitest";
import { statutoryDay } from "../statutory-day.ts";
import { casesAfterOffers } from "./cases-after-offers.ts";
import { casesBeforeOffers } from "./cases-before-offers.ts";

const rows = [...casesBeforeOffers, ...casesAfterOffers].flatMap(({ cases, ...group }) =>
  cases.map(([eventOn, day, movedTo]) => ({ ...group, eventOn, day, movedTo })),
);

test("there are at least 120 cases, each once", () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
  const keys = rows.map(({ clock, facts, eventOn }) => JSON.stringify([clock, facts, eventOn]));
  expect(new Set(keys).size).toBe(rows.length);
});

test.each(rows)("$law: $clock from $eventOn ends on $day", (row) => {
  const end = statutoryDay(row.clock, row.eventOn, row.facts);
  expect([end?.day, end?.movedTo]).toEqual([row.day, row.movedTo]);
  if (end) expect(end.rule.law).toBe(row.law);
});
