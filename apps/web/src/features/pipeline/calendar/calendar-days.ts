import { berlinDay } from "../../../platform/format/format";

const dayMs = 86_400_000;
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The day some days later, both as YYYY-MM-DD of the calendar. */
export function addDays(day: string, days: number): string {
  return dayOf(noonOf(day) + days * dayMs);
}

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(noonOf(day)).getUTCDay() + 6) % 7;
}

/** The Monday of the week that a moment lies in, in Germany. */
export function mondayOf(at: Date): string {
  const day = berlinDay(at);
  return addDays(day, -weekdayOf(day));
}

/** Four weeks from this Monday on. */
export function fourWeeks(monday: string): string[] {
  return Array.from({ length: 28 }, (_, index) => addDays(monday, index));
}

const longDay = new Intl.DateTimeFormat("de-DE", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
});
const shortDay = new Intl.DateTimeFormat("de-DE", {
  timeZone: "UTC",
  day: "numeric",
  month: "short",
});
const wholeDay = new Intl.DateTimeFormat("de-DE", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
});

/** "23. November bis 20. Dezember 2026" */
export function rangeWords(monday: string): string {
  const last = addDays(monday, 27);
  return `${longDay.format(noonOf(monday))} bis ${longDay.format(noonOf(last))} ${last.slice(0, 4)}`;
}

/** "24."; the first day shown and the first of a month name it: "23. Nov." */
export function dayNumber(day: string, isFirst: boolean): string {
  if (isFirst || day.endsWith("-01")) return shortDay.format(noonOf(day));
  return `${Number(day.slice(8))}.`;
}

/** "Dienstag, 24. November" */
export function dayWords(day: string): string {
  return wholeDay.format(noonOf(day));
}
