import { expect, test } from "vitest";
import { missedWeek } from "./missed-week.ts";

test("the week is the last whole one in Berlin, from Monday's midnight to Sunday's", () => {
  const week = {
    from: "2026-11-16",
    to: "2026-11-22",
    news: {
      after: Date.parse("2026-11-15T22:59:59Z") / 1000,
      until: Date.parse("2026-11-22T22:59:59Z") / 1000,
    },
  };
  expect(missedWeek(new Date("2026-11-22T23:00:00Z"))).toEqual(week);
  expect(missedWeek(new Date("2026-11-29T22:59:59Z"))).toEqual(week);
  expect(missedWeek(new Date("2026-11-29T23:00:00Z")).from).toBe("2026-11-23");
});

test("a week with a switch of the clock is an hour longer or shorter", () => {
  const { after, until } = missedWeek(new Date("2026-10-26T12:00:00Z")).news;
  expect((until - after) / 3600).toBe(7 * 24 + 1);
});
