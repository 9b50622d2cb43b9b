import type { Deadline, Money } from "@tc/domain";

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
const zoneFormat = new Intl.DateTimeFormat("de-DE", { timeZone: zone, timeZoneName: "short" });
const sortableDay = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
const wholeNumber = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });

/** 1234.5 → "1.234,5" */
export function formatNumber(value: number): string {
  return wholeNumber.format(value);
}

/** 0.4 → "40 %" */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** "2026-12-24" or an instant → "24.12.2026"; text that is no date comes back as it is. */
export function formatDay(value: string): string {
  // A bare day is a day of the calendar, not midnight in London.
  const bare = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (bare) return `${bare[3]}.${bare[2]}.${bare[1]}`;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : dayFormat.format(at);
}

/** "Do", the weekday of an instant in Germany. */
export function formatWeekday(value: string): string {
  return weekdayFormat.format(new Date(value));
}

/** "24.12." for lists, the year only when it is another one. */
export function formatShortDay(value: string, now: Date): string {
  const day = formatDay(value);
  return day.endsWith(String(now.getFullYear()))
    ? day.slice(0, 6)
    : `${day.slice(0, 6)}${day.slice(8)}`;
}

/** An instant → "24.12.2026, 14:00 Uhr" in German time. */
export function formatMoment(value: string): string {
  const at = new Date(value);
  return `${dayFormat.format(at)}, ${formatTime(at)}`;
}

/** "14:03 Uhr" in German time. */
export function formatTime(at: Date): string {
  return `${timeFormat.format(at)} Uhr`;
}

/** "MEZ" or "MESZ", whichever holds at that moment. */
export function zoneName(at: Date): string {
  const part = zoneFormat.formatToParts(at).find((candidate) => candidate.type === "timeZoneName");
  return part?.value ?? "deutsche Zeit";
}

/** "24.12.2026, 14:00 Uhr (MEZ)"; without a published time only the day. */
export function formatDeadline(deadline: Pick<Deadline, "at" | "hasTime">): string {
  if (!deadline.hasTime) return formatDay(deadline.at);
  return `${formatMoment(deadline.at)} (${zoneName(new Date(deadline.at))})`;
}

/** 00:00 ends the day before: its last second is the last that can be used. Other deadlines are that moment. */
export function lastUsable(deadline: Pick<Deadline, "at" | "hasTime">): string {
  return isMidnight(deadline)
    ? new Date(Date.parse(deadline.at) - 1_000).toISOString()
    : deadline.at;
}

export function isMidnight({ at, hasTime }: Pick<Deadline, "at" | "hasTime">): boolean {
  const ms = Date.parse(at);
  return hasTime && ms % 60_000 === 0 && timeFormat.format(ms) === "00:00";
}

/** "16.11." in lists; "Ende 16.11." where the notice says 17.11., 00:00. */
export function formatShortDeadline(deadline: Pick<Deadline, "at" | "hasTime">, now: Date): string {
  const day = formatShortDay(lastUsable(deadline), now);
  return isMidnight(deadline) ? `Ende ${day}` : day;
}

/** The German calendar day of an instant, YYYY-MM-DD. */
export function berlinDay(at: Date): string {
  return sortableDay.format(at);
}

/** Whole calendar days in Germany from now to then; 0 = today, negative = past. */
export function daysUntil(at: Date, now: Date): number {
  return Math.round((Date.parse(berlinDay(at)) - Date.parse(berlinDay(now))) / 86_400_000);
}

/** 123456 cents → "1.234,56 €"; whole euros from 1,000 € on lose their ",00". */
export function formatMoney(money: Money): string {
  const isWhole = money.cents % 100 === 0 && Math.abs(money.cents) >= 100_000;
  return new Intl.NumberFormat("de-DE", {
    style: "currency",
    currency: currencyOf(money),
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(money.cents / 100);
}

/** For lists: "135 Tsd. €", "1,14 Mio. €", "2,5 Mrd. €"; small amounts in whole euros. */
export function formatMoneyShort(money: Money): string {
  const amount = money.cents / 100;
  const currency = currencyOf(money);
  const symbol = currency === "EUR" ? "€" : currency;
  const size = Math.abs(amount);
  for (const [limit, unit, divisor, digits] of shortUnits) {
    if (size >= limit) {
      const text = new Intl.NumberFormat("de-DE", { maximumFractionDigits: digits }).format(
        amount / divisor,
      );
      return `${text}\u00a0${unit}${symbol}`;
    }
  }
  return `${formatNumber(amount)}\u00a0${symbol}`;
}
// A unit starts a little early: 999,600 € is "1 Mio. €", never "1.000 Tsd. €".
const shortUnits = [
  [999_500_000, "Mrd.\u00a0", 1e9, 2],
  [999_500, "Mio.\u00a0", 1e6, 2],
  [10_000, "Tsd.\u00a0", 1e3, 0],
  [1000, "", 1, 0],
] as const;

/** A published currency that is no ISO 4217 code must not break a page. */
function currencyOf(money: Money): string {
  return /^[A-Z]{3}$/.test(money.currency) ? money.currency : "XXX";
}

/** "1 Los", "3 Lose" */
export function count(number: number, singular: string, many: string): string {
  return `${formatNumber(number)} ${number === 1 ? singular : many}`;
}
