import { expect, test } from "vitest";
import { conflictWords, deadlineText } from "./deadline-words";

const offer = { kind: "offer", offset: "+01:00", hasTime: true } as const;

test("a deadline at 00:00 ends the day before, with the notice's words beside it", () => {
  expect(deadlineText({ ...offer, at: "2026-11-16T23:00:00.000Z" })).toBe(
    "Ende 16.11.2026 · laut Bekanntmachung 17.11.2026, 00:00 Uhr (MEZ)",
  );
  expect(deadlineText({ ...offer, at: "2026-11-17T11:00:00.000Z" })).toBe(
    "17.11.2026, 12:00 Uhr (MEZ)",
  );
});

test("offers opened at 00:00 are opened on that day", () => {
  expect(deadlineText({ ...offer, kind: "opening", at: "2026-11-16T23:00:00.000Z" })).toBe(
    "17.11.2026, 00:00 Uhr (MEZ)",
  );
});

test("an offset of the other season is told with both readings", () => {
  const deadline = {
    ...offer,
    at: "2026-12-01T10:00:00.000Z",
    localAt: "2026-12-01T11:00:00.000Z",
    offset: "+02:00",
  };
  expect(conflictWords(deadline)).toContain(
    "12:00 Uhr laut Bekanntmachung mit +02:00, das wäre 11:00 Uhr MEZ",
  );
  expect(conflictWords({ ...offer, at: "2026-12-01T11:00:00.000Z" })).toBeUndefined();
});
