import { addDays } from "../../platform/memory/berlin-day.ts";

/** A day's archive may still change on the following days (late publications). */
const repollDays = 2;

export interface HeldPackage {
  readonly etag: string | undefined;
  readonly complete: boolean;
  readonly noticeCount: number;
}

export interface DayPlan {
  readonly today: string;
  readonly watermark: string | undefined;
  readonly firstDay: string;
  /** How far back a source begins that was never read. */
  readonly daysBack: number;
  readonly packages: ReadonlyMap<string, HeldPackage>;
}

export interface DayToRead {
  readonly day: string;
  readonly etag?: string;
}

/** The first day a source is responsible for here: after the watermark, else `daysBack` days ago. */
export function startOf({ today, watermark, firstDay, daysBack }: DayPlan): string {
  if (watermark !== undefined) return addDays(watermark, 1);
  const start = addDays(today, -daysBack);
  return start < firstDay ? firstDay : start;
}

/**
 * Which days to ask for, newest first, so that a fresh installation shows open tenders within the first minute:
 * those not yet read up to yesterday, and the last two again. Today is not over and publishers refuse it.
 */
export function planDays(plan: DayPlan): DayToRead[] {
  const { today, packages } = plan;
  const repollFrom = addDays(today, -repollDays);
  const start = startOf(plan);
  const days: DayToRead[] = [];
  for (let day = start < repollFrom ? start : repollFrom; day < today; day = addDays(day, 1)) {
    const held = packages.get(day);
    if (!held?.complete) {
      if (day >= start) days.push({ day });
      continue;
    }
    // Without an ETag a whole day would be loaded again; only an empty one is cheap to ask for.
    const isCheap = held.etag !== undefined || held.noticeCount === 0;
    if (day >= repollFrom && isCheap) days.push({ day, ...(held.etag && { etag: held.etag }) });
  }
  return days.toReversed();
}
