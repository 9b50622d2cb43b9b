import { addDays, brand } from "@tc/domain";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";

/** An entry of a calendar, RFC 5545 */
export interface CalendarEvent {
  /** The same for the same thing, whatever becomes of it */
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly at: string;
  /** false: the whole day in Germany */
  readonly hasTime: boolean;
  readonly changedAt: Date;
  readonly isCancelled: boolean;
}

/**
 * A calendar as text. Moments are written in UTC, which every program shows in its reader's zone, so that no time zone
 * needs to be described; what has no hour is a whole day.
 */
export function icsOf(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand}//Fristen//DE`,
    "CALSCALE:GREGORIAN",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT4H",
    "X-PUBLISHED-TTL:PT4H",
    ...events.flatMap((event) => eventLines(event)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, summary, description, url, at, hasTime, changedAt, isCancelled } = event;
  const day = berlinDay(new Date(at));
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequenceOf(changedAt)}`,
    ...(hasTime
      ? [`DTSTART:${utc(new Date(at))}`]
      : [`DTSTART;VALUE=DATE:${bare(day)}`, `DTEND;VALUE=DATE:${bare(addDays(day, 1))}`]),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

const sequenceStart = Date.UTC(2020, 0, 1);

/** Rises with each change without being stored: the seconds of a moment that never goes back. */
function sequenceOf(changedAt: Date): number {
  return Math.max(0, Math.floor((changedAt.getTime() - sequenceStart) / 1_000));
}

const bare = (day: string) => day.replaceAll("-", "");
const utc = (at: Date) => at.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");

/** Text as RFC 5545 3.3.11 wants it; other control characters would break a line in two. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);
}

const maxOctets = 75;

/** A line of at most 75 octets goes on after a line end and a blank (3.1); no sign is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > maxOctets) {
      parts.push(part);
      part = "";
      // The blank that begins the next line counts.
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join("\r\n ");
}
