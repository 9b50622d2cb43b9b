import { expect, test } from "vitest";
import { calendarDay, deadlineAt, parseIsoMoment } from "./moment.ts";

test("a day without a time ends with its last second in Berlin, winter and summer", () => {
  expect(deadlineAt("offer", { day: "2024-01-15" })).toEqual({
    kind: "offer",
    at: "2024-01-15T22:59:59.000Z",
    hasTime: false,
  });
  expect(deadlineAt("offer", { day: "2024-07-15" }, "POL")?.at).toBe("2024-07-15T21:59:59.000Z");
});

test("a German time without a zone is Berlin's and names no offset", () => {
  expect(deadlineAt("offer", { day: "2024-07-15", time: "10:00" })).toEqual({
    kind: "offer",
    at: "2024-07-15T08:00:00.000Z",
    hasTime: true,
  });
});

test("a foreign form's local time is the buyer's zone, named", () => {
  expect(deadlineAt("offer", { day: "2024-07-15", time: "10:00" }, "EST")).toMatchObject({
    at: "2024-07-15T07:00:00.000Z",
    offset: "+03:00",
  });
  expect(deadlineAt("offer", { day: "2024-01-15", time: "10:00" }, "GBR")).toMatchObject({
    at: "2024-01-15T10:00:00.000Z",
    offset: "+00:00",
  });
  expect(deadlineAt("offer", { day: "2024-01-15", time: "10:00" }, "BRA")).toEqual({
    kind: "offer",
    at: "2024-01-15T09:00:00.000Z",
    hasTime: true,
  });
});

test("the clocks change at 01:00 UTC on the last Sundays of March and October", () => {
  const at = (day: string, time: string): string | undefined =>
    deadlineAt("offer", { day, time })?.at;
  expect(at("2024-03-31", "01:59")).toBe("2024-03-31T00:59:00.000Z");
  expect(at("2024-03-31", "03:00")).toBe("2024-03-31T01:00:00.000Z");
  expect(at("2024-10-27", "01:59")).toBe("2024-10-26T23:59:00.000Z");
  expect(at("2024-10-27", "03:00")).toBe("2024-10-27T02:00:00.000Z");
});

test("a published offset is kept and obeyed", () => {
  const moment = parseIsoMoment("2026-05-29T10:00:00+0100");
  expect(moment && deadlineAt("opening", moment)).toEqual({
    kind: "opening",
    at: "2026-05-29T09:00:00.000Z",
    offset: "+01:00",
    hasTime: true,
    localAt: "2026-05-29T08:00:00.000Z",
  });
});

test("an offset of the other season is a German notice's doubt, and only there", () => {
  const winter = { day: "2026-12-01", time: "12:00", offset: "+02:00" };
  expect(deadlineAt("offer", winter)).toMatchObject({
    at: "2026-12-01T10:00:00.000Z",
    localAt: "2026-12-01T11:00:00.000Z",
  });
  expect(deadlineAt("offer", winter, "FIN")?.localAt).toBeUndefined();
  expect(deadlineAt("offer", { ...winter, offset: "+01:00" })?.localAt).toBeUndefined();
  expect(deadlineAt("offer", { ...winter, offset: "Z" })?.localAt).toBeUndefined();
});

test("what is no day, no time or no offset is not guessed", () => {
  expect(calendarDay("2024-02-30")).toBeUndefined();
  expect(calendarDay("20240229")).toBe("2024-02-29");
  expect(calendarDay("soon")).toBeUndefined();
  expect(deadlineAt("offer", { day: "2024-01-15", time: "25:00" })?.hasTime).toBe(false);
  expect(deadlineAt("offer", { day: "2024-01-15", time: "24:00" })).toMatchObject({
    at: "2024-01-15T22:59:59.000Z",
    hasTime: true,
  });
  expect(
    deadlineAt("offer", { day: "2024-01-15", time: "10:00", offset: "+99:00" })?.offset,
  ).toBeUndefined();
});
