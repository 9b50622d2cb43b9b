import type { Deadline, DeadlineKind } from "@tc/domain";
import { calendarDay, deadlineAt } from "../moments/moment.ts";
import type { XmlElement } from "../xml/xml-element.ts";

/** Publishers write them where the schema demands a date that does not exist. */
const fillers: ReadonlySet<string> = new Set(["1970-01-01", "2000-01-01"]);

/** The day of an xsd:date with or without offset; fillers are no dates. */
export function dayOf(el: XmlElement | undefined): string | undefined {
  const day = calendarDay(el?.text);
  return day === undefined || fillers.has(day) ? undefined : day;
}

/**
 * The day of cac:TenderResult/cbc:AwardDate, which UBL demands and eForms does not know. It is mostly filled
 * with 2000-01-01 or something like it (2000-02-01, 2001-01-01): what lies before 2005 was never a decision.
 */
export function decisionDay(el: XmlElement | undefined): string | undefined {
  const day = dayOf(el);
  return day === undefined || day < "2005-01-01" ? undefined : day;
}

const zonePattern = /(?:Z|[+-]\d{2}:\d{2})$/i;

/**
 * Joins eForms' separate date and time, each of which carries an own offset (BT-131(d), BT-131(t)).
 * The clock counts in the time's zone. Where the time is given in UTC but the date in a local zone, the day
 * is the local one, so that 23:00Z of the day "+02:00" is 01:00 of that day, not of the next.
 */
export function joinDeadline(
  kind: DeadlineKind,
  date: XmlElement | undefined,
  time: XmlElement | undefined,
  country: string | undefined,
): Deadline | undefined {
  const day = calendarDay(date?.text);
  if (day === undefined) return undefined;
  const dateZone = zoneOf(date?.text);
  const timeZone = zoneOf(time?.text);
  const offset = timeZone ?? dateZone;
  const deadline = deadlineAt(kind, { day, time: time?.text, offset }, country);
  if (!deadline?.hasTime || timeZone === undefined || dateZone === undefined) return deadline;
  if (minutesOf(timeZone) !== 0 || minutesOf(dateZone) === 0) return deadline;
  const localDay = Date.parse(deadline.at) + minutesOf(dateZone) * 60_000;
  const shift = Date.parse(`${day}T00:00:00Z`) - Math.floor(localDay / dayMs) * dayMs;
  const at = new Date(Date.parse(deadline.at) + shift);
  return at.getUTCFullYear() > 9999 ? deadline : { ...deadline, at: at.toISOString() };
}

const dayMs = 86_400_000;

function zoneOf(text: string | undefined): string | undefined {
  return zonePattern.exec(text ?? "")?.[0].toUpperCase();
}

function minutesOf(zone: string): number {
  if (zone === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  return zone.startsWith("-") ? -minutes : minutes;
}
