import { expect, test } from "vitest";
import type { WatchedRow } from "../watched-row";
import { groupByDeadline } from "./groups";

// A Tuesday; the next week ends on Sunday, 6 December.
const now = new Date("2026-11-24T08:00:00Z");
const row = (
  title: string,
  at: string | undefined,
  state: WatchedRow["item"]["state"] = "open",
): WatchedRow => ({
  item: {
    id: title,
    slug: title,
    title,
    state,
    lotCount: 1,
    sources: [],
    flags: [],
    changeCount: 0,
    ...(at !== undefined && { deadline: { at, hasTime: true } }),
  },
  assessment: {},
  watched: { wish: "none", news: [], registration: { state: "open" }, milestones: [], lapsing: [] },
  news: [],
  isUnseen: false,
});

test("what is watched stands by deadline: two weeks, the rest of the month, months, none, over", () => {
  const groups = groupByDeadline(
    [
      row("ohne", undefined),
      row("vorbei", "2026-11-02T11:00:00Z", "expired"),
      row("vergeben", "2026-11-09T11:00:00Z", "awarded"),
      row("Januar", "2027-01-12T11:00:00Z"),
      row("Montag", "2026-12-07T11:00:00Z"),
      row("Sonntag", "2026-12-06T22:59:00Z"),
      row("morgen", "2026-11-25T11:00:00Z"),
    ],
    now,
  );
  expect(groups.map(({ title, rows }) => [title, ...rows.map(({ item }) => item.title)])).toEqual([
    ["Diese und nächste Woche", "morgen", "Sonntag"],
    ["Später im Dezember", "Montag"],
    ["Januar 2027", "Januar"],
    ["Ohne Frist", "ohne"],
    ["Abgelaufen", "vergeben", "vorbei"],
  ]);
  expect(groups.map((group) => group.isOver)).toEqual([false, false, false, false, true]);
});

test("on a Sunday the next week is the one that begins tomorrow", () => {
  const sunday = new Date("2026-11-29T08:00:00Z");
  const titles = [row("a", "2026-12-06T11:00:00Z"), row("b", "2026-12-07T11:00:00Z")];
  expect(groupByDeadline(titles, sunday).map(({ rows }) => rows.length)).toEqual([1, 1]);
});
