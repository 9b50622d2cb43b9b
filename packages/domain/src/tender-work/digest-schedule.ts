import { addDays, weekdayOf } from "../calendar/days.ts";
import { berlinClock, berlinInstant } from "./berlin-clock.ts";

/** When a member wants the mails that are not sent at once; all in Europe/Berlin. */
export interface DigestTimes {
  /** Days of the daily mail, 1 is Monday and 7 is Sunday */
  readonly weekdays: readonly number[];
  /** Day of the weekly one, alike */
  readonly weeklyOn: number;
  /** "07:30" */
  readonly time: string;
  /** Whether anything is to come daily, or weekly */
  readonly hasDaily: boolean;
  readonly hasWeekly: boolean;
}

/** One mail a day at most: where both fall on a day, it holds both. */
export interface Digest {
  /** The German day, which names it among the member's */
  readonly day: string;
  readonly at: Date;
  readonly isDaily: boolean;
  readonly isWeekly: boolean;
}

const daysAWeek = 7;

/** The latest one that is due by now; undefined where none ever is. */
export function lastDigest(times: DigestTimes, now: Date): Digest | undefined {
  const { day } = berlinClock(now);
  for (let back = 0; back <= daysAWeek; back++) {
    const digest = digestOn(addDays(day, -back), times);
    if (digest && digest.at <= now) return digest;
  }
  return undefined;
}

/** The first one after an instant. */
export function nextDigest(times: DigestTimes, after: Date): Digest | undefined {
  const { day } = berlinClock(after);
  for (let ahead = 0; ahead <= daysAWeek; ahead++) {
    const digest = digestOn(addDays(day, ahead), times);
    if (digest && digest.at > after) return digest;
  }
  return undefined;
}

function digestOn(day: string, times: DigestTimes): Digest | undefined {
  const weekday = weekdayOf(day) || daysAWeek;
  const isDaily = times.hasDaily && times.weekdays.includes(weekday);
  const isWeekly = times.hasWeekly && times.weeklyOn === weekday;
  if (!isDaily && !isWeekly) return undefined;
  return { day, at: berlinInstant(day, times.time), isDaily, isWeekly };
}
