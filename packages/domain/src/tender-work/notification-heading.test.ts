import { expect, test } from "vitest";
import { notificationHeading } from "./notification-heading.ts";

const details = {
  kind: "deadline",
  name: "Abgabe",
  title: "Website",
  clockKey: "offer",
  dueAt: "2026-11-30T11:00:00Z",
  hasTime: true,
  isOwn: false,
} as const;
const at = (now: string) =>
  notificationHeading({ heading: "Abgabe: Website", details }, new Date(now));

test("a reminder says how far off its day is when it is read, not when it was written", () => {
  // In Berlin it is the day after.
  expect(at("2026-11-28T23:30:00Z")).toBe("Abgabe morgen: Website");
  expect(at("2026-11-27T08:00:00Z")).toBe("Abgabe in 3 Tagen: Website");
  expect(at("2026-11-30T08:00:00Z")).toBe("Abgabe heute: Website");
  expect(at("2026-12-03T08:00:00Z")).toBe("Abgabe vor 3 Tagen: Website");
});
