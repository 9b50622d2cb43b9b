import { savedSearchLimits } from "@tc/domain";

const dayMs = 86_400_000;

/** What was deleted before can be restored no more. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - savedSearchLimits.keepsDeletedDays * dayMs);
}
