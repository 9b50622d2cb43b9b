import { deadlineKinds } from "@tc/domain";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { lastMoment } from "../../deadlines/index.ts";

const zone = "Europe/Berlin";
const dayFormat = new Intl.DateTimeFormat("de-DE", {
  timeZone: zone,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const weekdayFormat = new Intl.DateTimeFormat("de-DE", { timeZone: zone, weekday: "short" });
const timeFormat = new Intl.DateTimeFormat("de-DE", {
  timeZone: zone,
  hour: "2-digit",
  minute: "2-digit",
});

/** "01.12."; with the year where it is another than now's */
export function shortDay(at: Date, now: Date): string {
  const day = dayFormat.format(at);
  return berlinDay(at).slice(0, 4) === berlinDay(now).slice(0, 4) ? day.slice(0, 6) : day;
}

/** "Mo 30.11.2026, 12:00 Uhr"; the last second of a day stands for a deadline without a time. */
export function longMoment(at: Date): string {
  const day = `${weekdayFormat.format(at)} ${dayFormat.format(at)}`;
  const isEndOfDay = timeFormat.format(at) === "23:59" && at.getUTCSeconds() === 59;
  return isEndOfDay ? day : `${day}, ${timeFormat.format(at)} Uhr`;
}

/**
 * What the text of a deadline ("2026-12-03T11:00:00.000Z, …") asks of bidders, earliest first; what is no instant is left
 * out. As on the clock line, 00:00 ends the day before.
 */
export function deadlinesIn(field: string, value: string | undefined): Date[] {
  const kind = deadlineKinds.find((it) => field.endsWith(`.${it}`)) ?? "offer";
  const texts = value?.split(", ") ?? [];
  return texts
    .filter((text) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)))
    .map((at) => new Date(lastMoment({ kind, at, hasTime: true }).at))
    .toSorted((a, b) => a.getTime() - b.getTime());
}
