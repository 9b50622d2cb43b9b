const format = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" });

/** The calendar day in Berlin, YYYY-MM-DD. */
export function berlinDay(ms: number): string {
  return format.format(ms);
}

/**
 * Whether fewer days are left until the deadline than the agency wants at least. Judged when somebody looks: it moves
 * with the clock, stored scores do not.
 */
export function isTooLate(
  deadlineMs: number | undefined,
  nowMs: number,
  minLeadDays: number | undefined,
): boolean {
  if (deadlineMs === undefined || minLeadDays === undefined || minLeadDays === 0) return false;
  const days = (Date.parse(berlinDay(deadlineMs)) - Date.parse(berlinDay(nowMs))) / 86_400_000;
  return days < minLeadDays;
}
