import { berlinDay } from "../../platform/memory/berlin-day.ts";

/** The first day of the calendar month in Berlin, YYYY-MM-DD: quotas count by it. */
export function quotaMonth(moment: Date): string {
  return `${berlinDay(moment).slice(0, 7)}-01`;
}

/** The day from which the quota is full again. */
export function nextQuotaMonth(month: string): string {
  const next = new Date(`${month}T12:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 10);
}
