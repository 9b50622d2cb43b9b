import { berlinClock } from "./berlin-clock.ts";
import type { NotificationDetails } from "./notifications.ts";

/** Whole days of the German calendar from now to then */
export function daysUntil(at: Date, now: Date): number {
  return Math.round(
    (Date.parse(berlinClock(at).day) - Date.parse(berlinClock(now).day)) / 86_400_000,
  );
}

/** "heute", "morgen", "in 6 Tagen" */
export function inDaysWords(at: Date, now: Date): string {
  const days = daysUntil(at, now);
  if (days === 0) return "heute";
  if (days === 1) return "morgen";
  if (days < 0) return days === -1 ? "gestern" : `vor ${-days} Tagen`;
  return `in ${days} Tagen`;
}

/** As it is to be read now: a reminder may be read days after it was written. */
export function notificationHeading(
  { heading, details }: { readonly heading: string; readonly details?: NotificationDetails },
  now: Date,
): string {
  if (details?.kind !== "deadline") return heading;
  return `${details.name} ${inDaysWords(new Date(details.dueAt), now)}: ${details.title}`;
}
