import { berlinDay, daysBetween } from "../../../platform/memory/berlin-day.ts";

/** The end of the chance to take part, as far as it can be relied on. */
export interface FirstDeadline {
  /** Of the first lot; undefined where none is published */
  readonly firstDeadlineMs: number | undefined;
  readonly hasPlausibleDeadline: boolean;
}

type Knockout = "failed" | "open" | "passed";

/**
 * The knockout criteria of a stored score together with the lead time: whether as many days are left as the agency wants at least.
 * Judged when somebody looks, as `assessFit` does on the tender's page: it moves with the clock, stored scores do not.
 */
export function withLeadTime(
  knockout: Knockout,
  { firstDeadlineMs, hasPlausibleDeadline }: FirstDeadline,
  nowMs: number,
  minLeadDays: number | undefined,
): Knockout {
  if (minLeadDays === undefined || minLeadDays === 0) return knockout;
  if (firstDeadlineMs === undefined || !hasPlausibleDeadline) {
    return knockout === "passed" ? "open" : knockout;
  }
  const days = daysBetween(berlinDay(new Date(nowMs)), berlinDay(new Date(firstDeadlineMs)));
  // Over is over, as on the tender's page.
  return days >= 0 && days < minLeadDays ? "failed" : knockout;
}
