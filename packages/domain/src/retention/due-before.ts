import type { RetentionPeriod } from "./retention-classes.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type JudgedByDays = RetentionPeriod & { readonly unit: "days" };
type JudgedByYears = RetentionPeriod & { readonly unit: "years"; readonly isFromYearEnd: true };

/** What began before this moment is kept no more. */
export function dueBefore(period: JudgedByDays | JudgedByYears, now: Date): Date {
  if (period.unit === "days") return new Date(now.getTime() - period.amount * dayMs);
  // At New Year, German clocks are an hour ahead of UTC.
  const year = new Date(now.getTime() + hourMs).getUTCFullYear();
  return new Date(Date.UTC(year - period.amount, 0, 1) - hourMs);
}
