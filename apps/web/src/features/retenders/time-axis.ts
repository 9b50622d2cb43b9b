import { addMonths } from "@tc/domain";

/** From shortly before today to the end of the windows shown. */
export interface TimeAxis {
  readonly from: string;
  readonly to: string;
  readonly today: string;
}

const leastMonths = 18;
const mostMonths = 60;

/** It reaches to the last possible day of what is shown, from a year and a half to five years. */
export function timeAxis(today: string, lastDays: readonly string[]): TimeAxis {
  const last = lastDays.toSorted().at(-1) ?? today;
  const [least, most] = [addMonths(today, leastMonths), addMonths(today, mostMonths)];
  const to = addMonths(last < least ? least : last > most ? most : last, 1);
  return { from: addMonths(today, -1), to, today };
}

/** In percent of the axis; days beyond it lie on its edge. */
export function placeOn({ from, to }: TimeAxis, day: string): number {
  const share = (Date.parse(day) - Date.parse(from)) / (Date.parse(to) - Date.parse(from));
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;
}

const monthName = new Intl.DateTimeFormat("de-DE", { month: "short", timeZone: "UTC" });

/** About seven beginnings of months, the year at the first of each. */
export function axisMonths({ from, to, today }: TimeAxis): { day: string; label: string }[] {
  const months = (Date.parse(to) - Date.parse(from)) / 86_400_000 / 30.44;
  const step = months <= 24 ? 3 : months <= 42 ? 6 : 12;
  const marks: { day: string; label: string }[] = [];
  let year = today.slice(0, 4);
  for (let at = `${from.slice(0, 7)}-01`; at <= to; at = addMonths(at, 1)) {
    const month = Number(at.slice(5, 7));
    // Below "today" there is no room for a second word.
    if (at <= addMonths(today, 2) || (month - 1) % step !== 0) continue;
    const name = monthName.format(new Date(`${at}T00:00:00Z`)).replace(".", "");
    const isNewYear = at.slice(0, 4) !== year;
    year = at.slice(0, 4);
    marks.push({ day: at, label: isNewYear ? `${name} ${at.slice(2, 4)}` : name });
  }
  return marks;
}
