import { addDays } from "@tc/domain";

/** Days before a deadline on which members hear of it, the nearest first */
export const reminderDays = [1, 3, 7] as const;

interface Period {
  /** The last day whose reminders are written */
  readonly through: string;
  readonly today: string;
}

/**
 * Which reminder of a deadline belongs to the days after `through` up to today; of several that were missed the nearest
 * one alone. Days are those of Germany, so switches of the clock change nothing. None is written of a day that is past.
 */
export function dueReminder(dueDay: string, { through, today }: Period): number | undefined {
  if (dueDay < today) return undefined;
  return reminderDays.find((days) => {
    const day = addDays(dueDay, -days);
    return through < day && day <= today;
  });
}
