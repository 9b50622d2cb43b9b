import type { Knockout } from "../fit-assessment.ts";
import { germanDay } from "../german.ts";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";

const dayMs = 86_400_000;

/** The agency's own least number of days until the deadline; none without such a rule. `today`: YYYY-MM-DD. */
export function judgeLeadTime(
  { profile }: PreparedAgency,
  { deadlineOn, hasPlausibleDeadline }: PreparedTender,
  today: string,
): Knockout[] {
  const { minLeadDays } = profile.exclusions;
  if (minLeadDays === undefined || minLeadDays === 0) return [];
  if (deadlineOn === undefined || !hasPlausibleDeadline)
    return [{ kind: "leadTime", status: "open" }];
  const days = Math.round((Date.parse(deadlineOn) - Date.parse(today)) / dayMs);
  if (!Number.isFinite(days)) return [{ kind: "leadTime", status: "open" }];
  // Over is over: no time would have been enough, and the state says it.
  if (days < 0) return [];
  return [
    {
      kind: "leadTime",
      status: days >= minLeadDays ? "met" : "failed",
      evidence: `noch ${days} Tage bis ${germanDay(deadlineOn)}, gewünscht mindestens ${minLeadDays}`,
      values: { days, minLeadDays },
    },
  ];
}
