import ICAL from "ical.js";
import { expect, test } from "vitest";
import { icsOf } from "./ics.ts";
import type { CalendarEvent } from "./ics.ts";

const event = (parts: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "1-offer@tenderchances.example",
  summary: "Abgabe der Angebote: Relaunch",
  description: "BT-131",
  url: "https://tenderchances.example/app/tender/relaunch",
  at: "2026-11-30T11:00:00.000Z",
  hasTime: true,
  changedAt: new Date("2026-11-23T07:00:00Z"),
  isCancelled: false,
  ...parts,
});

/** As another program reads it */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

test("another program reads the moment in every zone, and the rest as it was written", () => {
  const [entry] = read(icsOf("Fristen", [event()]));
  expect(entry?.startDate.toJSDate().toISOString()).toBe("2026-11-30T11:00:00.000Z");
  expect(entry?.uid).toBe("1-offer@tenderchances.example");
  expect(entry?.summary).toBe("Abgabe der Angebote: Relaunch");
  expect(entry?.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  expect(entry?.component.getFirstPropertyValue("url")).toBe(event().url);
});

test("a deadline without an hour is a whole day of Germany", () => {
  // The last second of 25 October, which has 25 hours
  const [entry] = read(
    icsOf("Fristen", [event({ at: "2026-10-25T22:59:59.000Z", hasTime: false })]),
  );
  expect(entry?.startDate.toString()).toBe("2026-10-25");
  expect(entry?.endDate.toString()).toBe("2026-10-26");
  expect(entry?.startDate.isDate).toBe(true);
});

test.each([
  "Komma, Strichpunkt; Rückstrich \\ und „Anführung“",
  "zwei\nZeilen\r\nund drei",
  "ä".repeat(200),
  "😀".repeat(60),
  `x${"€".repeat(99)}`,
  "END:VEVENT\r\nBEGIN:VEVENT",
])("text comes through unharmed: %j", (summary) => {
  const text = icsOf("Fristen", [event({ summary })]);
  const [entry, ...others] = read(text);
  expect(others).toEqual([]);
  expect(entry?.summary).toBe(summary.replaceAll("\r\n", "\n"));
});

test("lines end with CR LF, have 75 octets at most, and no control character breaks one", () => {
  const summary = `${"Straße ".repeat(30)}\u0007\u0000\u2028${"🦊".repeat(30)}`;
  const text = icsOf("Fristen", [event({ summary, description: summary })]);
  const lines = text.split("\r\n");
  expect(lines.at(-1)).toBe("");
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/\p{Cc}|\uFFFD/u);
  }
});

test("a change raises the sequence, and a cancelled tender's entry is cancelled", () => {
  const sequenceOf = (changedAt: string) =>
    read(icsOf("Fristen", [event({ changedAt: new Date(changedAt) })]))[0]?.sequence ?? 0;
  expect(sequenceOf("2026-11-23T07:00:01Z")).toBeGreaterThan(sequenceOf("2026-11-23T07:00:00Z"));
  const [cancelled] = read(icsOf("Fristen", [event({ isCancelled: true })]));
  expect(cancelled?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
});

test("a calendar of nothing is one all the same", () => {
  expect(read(icsOf("Fristen", []))).toEqual([]);
});
