import type { Report } from "@tc/contract";
import { expect, test } from "vitest";
import { deliveryWords, filterLine, scheduleWords, sendingWords } from "./report-words";

const report: Report = {
  id: "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f0001",
  name: "Markt",
  byName: "Jana Muster",
  filters: { sector: "film", region: "DE2", level: "eu", months: 24 },
  sections: ["volume"],
  format: "csv",
  recipients: [],
  recipientNames: [],
  changedAt: "2026-11-20T08:00:00.000Z",
  deliveries: [],
};

test("filters read as on the page of business intelligence", () => {
  expect(filterLine(report)).toBe("Branche Film & Video · Region Bayern · EU-weit · 24 Monate");
  expect(filterLine({ filters: { sector: "own", months: 60 } })).toBe("eure Branchen · 60 Monate");
  expect(filterLine({ filters: { buyer: report.id, months: 12 }, buyerName: "Stadt Kiel" })).toBe(
    "alle Branchen · Auftraggeber Stadt Kiel · 12 Monate",
  );
});

test("a schedule names its day and the time in Germany", () => {
  expect(scheduleWords({ every: "week", weekday: 7, time: "08:05" })).toBe(
    "jeden Sonntag, 8:05 Uhr",
  );
  expect(scheduleWords({ every: "month", day: 31, time: "17:00" })).toBe(
    "jeden Monat am 31., 17:00 Uhr",
  );
});

test("who stopped a report is not named among those who get it", () => {
  expect(sendingWords(report)).toBe("nur auf Abruf");
  const scheduled: Report = {
    ...report,
    schedule: { every: "week", weekday: 1, time: "08:00" },
    nextAt: "2026-11-30T07:00:00.000Z",
    recipientNames: [{ id: report.id, name: "Jana Muster", hasStopped: true }],
  };
  expect(sendingWords(scheduled)).toBe(
    "jeden Montag, 8:00 Uhr als CSV an niemanden; nächster am 30.11.2026, 08:00 Uhr",
  );
});

test("a delivery says what came of it", () => {
  const delivery = { id: report.id, dueAt: "2026-11-23T07:00:00.000Z", mailCount: 1 };
  expect(deliveryWords({ ...delivery, state: "sent", isLinked: true })).toBe(
    "an 1 Mitglied, als Link statt als Anhang",
  );
  expect(deliveryWords({ ...delivery, mailCount: 0, state: "no-plan", isLinked: false })).toMatch(
    /^nicht verschickt/,
  );
});
