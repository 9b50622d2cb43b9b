import { addDays } from "../../platform/memory/berlin-day.ts";
import { instantOf } from "../../platform/memory/instant-of.ts";

/** A day's notices are there at this time of the next day (the run of the morning, `screenSourcesJob`). */
const dueTime = "05:30";

/** Beyond this somebody looks after it. */
export const lagGoalMinutes = 4 * 60;

/** How long ago the first day that is missing should have been read; 0 while none is late. */
export function lagMinutesOf(watermark: string, now: Date): number {
  const due = instantOf(addDays(watermark, 2), dueTime);
  if (due === undefined) return 0;
  return Math.max(0, Math.floor((now.getTime() - Date.parse(due)) / 60_000));
}
