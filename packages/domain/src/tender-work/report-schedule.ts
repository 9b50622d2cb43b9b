import { addDays, weekdayOf } from "../calendar/days.ts";
import { berlinClock, berlinInstant } from "./berlin-clock.ts";

/** When a report is mailed by itself; all in Europe/Berlin. */
export type ReportSchedule =
  | {
      readonly every: "week";
      /** 1 is Monday and 7 is Sunday */
      readonly weekday: number;
      /** "07:30" */
      readonly time: string;
    }
  | {
      readonly every: "month";
      /** 1 to 31; a shorter month has its last day instead. */
      readonly day: number;
      readonly time: string;
    };

export interface ReportDate {
  /** Names the week or month, in which a report is mailed once: "week 2026-11-23" (its Monday), "month 2026-11" */
  readonly period: string;
  readonly at: Date;
}

/** Of the period that a day lies in. */
function dateIn(schedule: ReportSchedule, day: string): ReportDate {
  if (schedule.every === "week") {
    const monday = addDays(day, -((weekdayOf(day) || 7) - 1));
    const dueOn = addDays(monday, schedule.weekday - 1);
    return { period: `week ${monday}`, at: berlinInstant(dueOn, schedule.time) };
  }
  const month = day.slice(0, 7);
  const lastDay = Number(addDays(firstOfNext(day), -1).slice(8));
  const dueOn = `${month}-${String(Math.min(schedule.day, lastDay)).padStart(2, "0")}`;
  return { period: `month ${month}`, at: berlinInstant(dueOn, schedule.time) };
}

const firstOfNext = (day: string) => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

function dayBefore({ every }: ReportSchedule, day: string): string {
  return every === "week" ? addDays(day, -7) : addDays(`${day.slice(0, 7)}-01`, -1);
}

function dayAfter({ every }: ReportSchedule, day: string): string {
  return every === "week" ? addDays(day, 7) : firstOfNext(day);
}

/** The latest one that is due by now. */
export function lastReport(schedule: ReportSchedule, now: Date): ReportDate {
  const { day } = berlinClock(now);
  const date = dateIn(schedule, day);
  return date.at <= now ? date : dateIn(schedule, dayBefore(schedule, day));
}

/** The first one after an instant. */
export function nextReport(schedule: ReportSchedule, after: Date): ReportDate {
  const { day } = berlinClock(after);
  const date = dateIn(schedule, day);
  return date.at > after ? date : dateIn(schedule, dayAfter(schedule, day));
}
