import { urgentAt } from "./deadline.ts";
import type { Deadline } from "./deadline.ts";
import type { Tender, TenderStage, TenderState } from "./tender.ts";

/** A call without any deadline counts as open for this long after its last publication. */
export const openWithoutDeadlineDays = 90;
/** A prior information notice announces what comes within twelve months (§ 38 Abs. 3 VgV). */
export const plannedDays = 365;
const dayMs = 86_400_000;

/** By when a bidder must act: participation request, else offer, else expression of interest. */
const bidDeadlineKinds = ["participation", "offer", "interest"] as const;

/** The deadlines that end the chance to take part, one per lot that names one, earliest first. */
export function bidDeadlines(tender: Pick<Tender, "lots">): Deadline[] {
  const lotDeadlines: Deadline[] = [];
  for (const lot of tender.lots) {
    const deadline = bidDeadlineKinds
      .map((kind) => lot.deadlines.find((candidate) => candidate.kind === kind))
      .find((candidate) => candidate !== undefined);
    if (deadline) lotDeadlines.push(deadline);
  }
  return lotDeadlines.toSorted((a, b) => urgentAt(a).localeCompare(urgentAt(b)));
}

/** The deadline that lists show and sort by: the first that has not passed, else the last. Takes them earliest first. */
export function shownDeadline<Moment extends { readonly at: number }>(
  deadlines: readonly Moment[],
  now: number,
): Moment | undefined {
  return deadlines.find(({ at }) => at >= now) ?? deadlines.at(-1);
}

/** The clock's view of a stage. `lastDeadlineAt` and `now` are epoch milliseconds, `updatedOn` a day. */
export function tenderState(
  tender: {
    stage: TenderStage;
    lastDeadlineAt?: number | undefined;
    updatedOn?: string | undefined;
  },
  now: number,
): TenderState {
  if (tender.stage === "planned") {
    return isOlderThan(plannedDays, tender.updatedOn, now) ? "expired" : "planned";
  }
  if (tender.stage !== "call") return tender.stage;
  if (tender.lastDeadlineAt !== undefined) return tender.lastDeadlineAt < now ? "expired" : "open";
  return isOlderThan(openWithoutDeadlineDays, tender.updatedOn, now) ? "expired" : "open";
}

function isOlderThan(days: number, day: string | undefined, now: number): boolean {
  return day === undefined || Date.parse(day) + days * dayMs < now;
}
