import type { Deadline, DeadlineKind } from "@tc/domain";
import { offsetMinutes } from "./local-time.ts";

/** A published day and, where published, a time of that day and the zone it is meant in. */
export interface PublishedMoment {
  /** YYYY-MM-DD */
  readonly day: string;
  /** HH:MM or HH:MM:SS */
  readonly time?: string | undefined;
  /** "Z" or "+01:00" */
  readonly offset?: string | undefined;
}

/** The day of a published date when it is one of the calendar, in any of the spellings of ISO 8601. */
export function calendarDay(text: string | undefined): string | undefined {
  const match = /^\s*(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text ?? "");
  if (!match) return undefined;
  const [year, month, day] = [match[1]!, match[2]!, match[3]!];
  // Years before are a program's "no date" (0001-01-01) or a slip; no database takes the year 0000.
  if (Number(year) < 1900) return undefined;
  const isOfCalendar = Number(day) >= 1 && Number(day) <= daysOf(Number(year), Number(month));
  return isOfCalendar ? `${year}-${month}-${day}` : undefined;
}

/** The days of a month of the Gregorian calendar, 0 for what is no month. */
function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * The deadline a published moment means. Without an offset the wall clock of `country` counts: for German
 * and unknown buyers Europe/Berlin is assumed and `offset` stays away; for others the form itself says
 * "local time", so `offset` names the buyer's zone. A day without a time ends in Europe/Berlin.
 */
export function deadlineAt(
  kind: DeadlineKind,
  { day, time, offset }: PublishedMoment,
  country = "DEU",
): Deadline | undefined {
  const clock = clockOf(time);
  const wallClockMs = Date.parse(`${day}T${clock ?? "23:59:59"}Z`);
  if (Number.isNaN(wallClockMs)) return undefined;
  if (clock === undefined) {
    return { kind, at: toUtc(wallClockMs, berlin(wallClockMs)), hasTime: false };
  }
  const published = offset === undefined ? undefined : minutesOf(offset);
  if (published !== undefined) {
    const at = toUtc(wallClockMs, published);
    const german = berlin(wallClockMs);
    const isOfOtherSeason = country === "DEU" && published !== german && isGermanOffset(published);
    return isOfOtherSeason
      ? { kind, at, offset: offset!, hasTime: true, localAt: toUtc(wallClockMs, german) }
      : { kind, at, offset: offset!, hasTime: true };
  }
  const local = country === "DEU" ? undefined : offsetMinutes(country, wallClockMs);
  const at = toUtc(wallClockMs, local ?? berlin(wallClockMs));
  return local === undefined
    ? { kind, at, hasTime: true }
    : { kind, at, offset: offsetText(local), hasTime: true };
}

/** Reads "2026-06-19", "2026-06-19T10:00:00+01:00" or "2026-06-19T10:00" into its parts. */
export function parseIsoMoment(text: string): PublishedMoment | undefined {
  const day = calendarDay(text);
  if (day === undefined) return undefined;
  const rest = /T(\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d+)?\s*(Z|[+-]\d{2}:?\d{2})?\s*$/i.exec(text);
  if (!rest) return { day };
  const zone = rest[2]?.toUpperCase();
  const offset =
    zone && zone !== "Z" && !zone.includes(":") ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  return { day, time: rest[1], offset };
}

/** "14:00", "9:30", "14.00", "24:00" → HH:MM:SS; undefined for what is no time. */
function clockOf(time: string | undefined): string | undefined {
  const match = /^\s*(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?/.exec(time ?? "");
  if (!match) return undefined;
  const [hours, minutes, seconds] = [match[1]!, match[2]!, match[3] ?? "00"];
  // 24:00 is the end of the day: its last second keeps the published day.
  if (hours === "24" && minutes === "00") return "23:59:59";
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return `${hours.padStart(2, "0")}:${minutes}:${seconds}`;
}

/** One hour or two: "Z" is a zone that a platform chose, not a season that somebody mistook. */
function isGermanOffset(minutes: number): boolean {
  return minutes === 60 || minutes === 120;
}

function berlin(wallClockMs: number): number {
  return offsetMinutes("DEU", wallClockMs) ?? 60;
}

/** The last second with a year of four digits: "no end" (9999-12-31) in a western zone would be past it. */
const lastMomentMs = Date.UTC(9999, 11, 31, 23, 59, 59);

function toUtc(wallClockMs: number, minutes: number): string {
  return new Date(Math.min(wallClockMs - minutes * 60_000, lastMomentMs)).toISOString();
}

function minutesOf(offset: string): number | undefined {
  if (offset === "Z") return 0;
  const match = /^([+-])(\d{2}):(\d{2})$/.exec(offset);
  if (!match) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return minutes > 14 * 60 ? undefined : (match[1] === "-" ? -1 : 1) * minutes;
}

function offsetText(minutes: number): string {
  const hours = String(Math.floor(Math.abs(minutes) / 60)).padStart(2, "0");
  const rest = String(Math.abs(minutes) % 60).padStart(2, "0");
  return `${minutes < 0 ? "-" : "+"}${hours}:${rest}`;
}
