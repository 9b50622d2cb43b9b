import { berlinDay } from "../../../platform/format/format";
import { isOver } from "../watched-row";
import type { WatchedRow } from "../watched-row";

export interface Group {
  readonly title: string;
  readonly rows: readonly WatchedRow[];
  /** What is over is folded away. */
  readonly isOver: boolean;
}

const soon = "Diese und nächste Woche";
const withoutDeadline = "Ohne Frist";
const over = "Abgelaufen";

/** By deadline, the nearest first: two weeks, the rest of that month, month by month, then what has none or is over. */
export function groupByDeadline(rows: readonly WatchedRow[], now: Date): Group[] {
  const order = rows.toSorted((a, b) => placeOf(a) - placeOf(b) || momentOf(a) - momentOf(b));
  const groups = Map.groupBy(order, (row) => titleOf(row, now));
  return [...groups].map(([title, members]) => ({ title, rows: members, isOver: title === over }));
}

function placeOf({ item }: WatchedRow): number {
  if (isOver(item)) return 2;
  return item.deadline ? 0 : 1;
}

function momentOf({ item }: WatchedRow): number {
  const at = item.deadline ? Date.parse(item.deadline.at) : 0;
  // Of what is over the latest comes first.
  return isOver(item) ? -at : at;
}

function titleOf({ item }: WatchedRow, now: Date): string {
  if (isOver(item)) return over;
  if (!item.deadline) return withoutDeadline;
  const day = berlinDay(new Date(item.deadline.at));
  const sunday = endOfNextWeek(berlinDay(now));
  if (day <= sunday) return soon;
  const month = monthName(day);
  const year = day.slice(0, 4);
  if (day.slice(0, 7) === sunday.slice(0, 7)) return `Später im ${month}`;
  return year === berlinDay(now).slice(0, 4) ? month : `${month} ${year}`;
}

/** Weeks begin on Monday. */
function endOfNextWeek(today: string): string {
  const date = new Date(`${today}T12:00:00Z`);
  const daysToSunday = (7 - date.getUTCDay()) % 7;
  date.setUTCDate(date.getUTCDate() + daysToSunday + 7);
  return date.toISOString().slice(0, 10);
}

const monthFormat = new Intl.DateTimeFormat("de-DE", { month: "long", timeZone: "UTC" });

function monthName(day: string): string {
  return monthFormat.format(new Date(`${day}T12:00:00Z`));
}
