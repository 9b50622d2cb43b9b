import { daysUntil } from "@tc/domain";

const zone = { timeZone: "Europe/Berlin" } as const;
const wholeNumbers = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });
const longDay = new Intl.DateTimeFormat("de-DE", {
  ...zone,
  weekday: "long",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const weekday = new Intl.DateTimeFormat("de-DE", { ...zone, weekday: "short" });
const shortDay = new Intl.DateTimeFormat("de-DE", { ...zone, day: "2-digit", month: "2-digit" });
const clock = new Intl.DateTimeFormat("de-DE", { ...zone, hour: "numeric", minute: "2-digit" });
const zoneName = new Intl.DateTimeFormat("de-DE", { ...zone, timeZoneName: "short" });

export interface Moment {
  readonly at: Date;
  /** false: only the day counts */
  readonly hasTime: boolean;
}

export const numberWords = (number: number): string => wholeNumbers.format(number);

/** "Dienstag, 24.11.2026" */
export const longDayWords = (at: Date): string => longDay.format(at);

/** "7:30" */
export const clockWords = (at: Date): string => clock.format(at).replace(/^0(?=\d:)/, "");

/** "Mo 30.11." */
export const shortDayWords = (at: Date): string => `${weekday.format(at)} ${shortDay.format(at)}`;

/** "Mo 30.11., 12:00 Uhr", or the day alone */
export function momentWords({ at, hasTime }: Moment): string {
  return hasTime ? `${shortDayWords(at)}, ${clockWords(at)} Uhr` : shortDayWords(at);
}

/** "Freitag, 27.11.2026, um 10:00 Uhr" */
export function longMomentWords({ at, hasTime }: Moment): string {
  return hasTime ? `${longDay.format(at)}, um ${clockWords(at)} Uhr` : longDay.format(at);
}

/** "MEZ" or "MESZ" */
export function zoneWords(at: Date): string {
  const part = zoneName.formatToParts(at).find(({ type }) => type === "timeZoneName");
  return part?.value ?? "deutsche Zeit";
}

/** "gestern, 7:30 Uhr", "Fr 20.11., 7:30 Uhr" */
export function sinceWords(at: Date, now: Date): string {
  const days = daysUntil(at, now);
  const day = days === 0 ? "heute" : days === -1 ? "gestern" : shortDayWords(at);
  return `${day}, ${clockWords(at)} Uhr`;
}

/** "1 Treffer", "3 Treffer" */
export function countWords(count: number, singular: string, plural: string): string {
  return `${numberWords(count)} ${count === 1 ? singular : plural}`;
}

const smallNumbers = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];

/** Numbers up to eight as words */
export const smallNumberWords = (number: number): string =>
  smallNumbers[number] ?? numberWords(number);
