import { expect, test } from "vitest";
import { testNow } from "../../../../testing/database/test-context.ts";
import { honestModel } from "../../../../testing/documents/honest-model.ts";
import { rulesVersion } from "../../extract/read-texts.ts";
import { readNote } from "../../model/model-note.ts";
import { isFetchedNoteCurrent, laterNote, withRetry } from "./fetched-note.ts";
import type { FetchedNote } from "./fetched-note.ts";

const model = honestModel();
const today = "2026-11-21";
const none: FetchedNote = { state: "none", reason: "failed", day: today };
const gap = { file: "a", from: { page: 1 }, to: { page: 6 } };
const read = (gaps: (typeof gap)[], readAt = "2026-11-21T11:00:00.000Z"): FetchedNote => ({
  ...readNote(model, today, gaps),
  items: [],
  rules: rulesVersion,
  readAt,
});
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

test("a model that was away is tried again after 10, 40 and 120 minutes, then not before the next day", () => {
  let note: FetchedNote = none;
  let now = testNow;
  const pauses: number[] = [];
  for (;;) {
    note = withRetry(none, note, { now, isUnpaid: true });
    if (note.retryAt === undefined) break;
    const next = new Date(note.retryAt);
    pauses.push((next.getTime() - now.getTime()) / 60_000);
    expect(isFetchedNoteCurrent(note, model, new Date(next.getTime() - 1))).toBe(true);
    expect(isFetchedNoteCurrent(note, model, next)).toBe(false);
    now = next;
  }
  expect(pauses).toEqual([10, 40, 120]);
  expect(isFetchedNoteCurrent(note, model, later(10 * 60))).toBe(true);
  expect(isFetchedNoteCurrent(note, model, later(24 * 60))).toBe(false);
});

test("the tries of another day do not count, and none is planned beyond midnight", () => {
  const yesterday = { ...none, day: "2026-11-20", tries: 4 };
  const plan = { now: testNow, isUnpaid: true };
  expect(withRetry(none, yesterday, plan)).toMatchObject({ tries: 1, retryAt: expect.any(String) });
  const evening = new Date("2026-11-21T22:55:00Z");
  expect(withRetry(none, null, { ...plan, now: evening })).not.toHaveProperty("retryAt");
});

test("what was read whole is not tried again, nor what cost money", () => {
  const plan = { now: testNow, isUnpaid: true };
  expect(withRetry(read([]), none, plan)).not.toHaveProperty("retryAt");
  expect(withRetry(none, null, { ...plan, isUnpaid: false })).not.toHaveProperty("retryAt");
  expect(withRetry(read([gap]), null, plan)).toHaveProperty("retryAt");
});

test("a later try that brings nothing new says so; what was read stays, and its next try is planned anew", () => {
  const before = withRetry(read([gap]), null, { now: testNow, isUnpaid: true });
  const { readAt } = before as { readAt: string };
  const same = laterNote(before, read([gap], "2026-11-21T11:10:00.000Z"), model);
  expect(same).toMatchObject({ readAt, gaps: [gap] });
  const kept = laterNote(before, none, model);
  expect(kept).toMatchObject({ state: "read", readAt });
  expect(kept).not.toHaveProperty("retryAt");
  const more = laterNote(before, read([], "2026-11-21T11:10:00.000Z"), model);
  expect(more).toMatchObject({ readAt: "2026-11-21T11:10:00.000Z", gaps: [] });
});
