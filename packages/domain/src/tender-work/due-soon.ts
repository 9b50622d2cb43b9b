import { addDays } from "../calendar/days.ts";
import { berlinClock } from "./berlin-clock.ts";

/** What ends within so many days is in red pencil, and counted as a deadline that is near. */
export const dueSoonDays = 7;

/**
 * Whether a moment lies ahead and on one of the next German days, today and the seventh included. One at midnight ends
 * the day before.
 */
export function isDueSoon(at: string | Date, now: Date): boolean {
  const moment = new Date(at);
  if (moment < now) return false;
  const lastDay = addDays(berlinClock(now).day, dueSoonDays);
  return berlinClock(new Date(moment.getTime() - 1)).day <= lastDay;
}
