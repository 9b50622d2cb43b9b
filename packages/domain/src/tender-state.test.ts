import { describe, expect, test } from "vitest";
import { bidDeadlines, shownDeadline, tenderState } from "./tender-state.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

describe("the state of a tender by the clock", () => {
  test.each([
    ["a call is open to the instant of its last deadline", { lastDeadlineAt: now }, "open"],
    ["and expired right after it", { lastDeadlineAt: now - 1 }, "expired"],
    ["a call without deadline is open for 90 days", { updatedOn: "2026-08-24" }, "open"],
    ["and expired afterwards", { updatedOn: "2026-08-22" }, "expired"],
    ["a call that tells no day at all is never called open", {}, "expired"],
  ] as const)("%s", (_promise, facts, state) => {
    expect(tenderState({ stage: "call", ...facts }, now)).toBe(state);
  });

  test.each([
    ["2025-11-22", "planned"],
    ["2025-11-20", "expired"],
  ] as const)("a plan last published on %s is %s: it holds for twelve months", (day, state) => {
    expect(tenderState({ stage: "planned", updatedOn: day }, now)).toBe(state);
  });

  test("what was awarded or cancelled stays so", () => {
    for (const stage of ["awarded", "cancelled"] as const) {
      expect(tenderState({ stage, lastDeadlineAt: now + 1, updatedOn: "2020-01-01" }, now)).toBe(
        stage,
      );
    }
  });
});

test("a bidder's deadline is the participation request, else the offer, else the expression of interest", () => {
  const deadline = (kind: "participation" | "offer" | "interest" | "questions", day: number) => ({
    kind,
    at: `2026-12-0${day}T11:00:00.000Z`,
    hasTime: true,
  });
  const lots = [
    [deadline("offer", 9), deadline("participation", 5), deadline("questions", 1)],
    [deadline("interest", 7), deadline("offer", 3)],
    [deadline("questions", 2)],
    [deadline("interest", 4)],
  ].map((deadlines) => ({ deadlines }));
  const ordered = bidDeadlines({ lots } as unknown as Parameters<typeof bidDeadlines>[0]);
  expect(ordered.map(({ kind, at }) => `${kind} ${at.slice(8, 10)}`)).toEqual([
    "offer 03",
    "interest 04",
    "participation 05",
  ]);
});

test("the deadline shown is the next one, the last one when all have passed, none where there is none", () => {
  const deadlines = [{ at: 10 }, { at: 20 }, { at: 30 }];
  expect(shownDeadline(deadlines, 5)).toEqual({ at: 10 });
  expect(shownDeadline(deadlines, 20)).toEqual({ at: 20 });
  expect(shownDeadline(deadlines, 31)).toEqual({ at: 30 });
  expect(shownDeadline([], 5)).toBeUndefined();
});
