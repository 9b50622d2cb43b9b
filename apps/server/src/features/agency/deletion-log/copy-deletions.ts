import { addDays, dueBefore, retentionClasses } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { dropCopy, readCopy, writeCopy } from "./deletion-copies.ts";
import { forgetDeletions, listDeletions } from "./deletion-log.operator.store.ts";
import type { Deletion } from "./deletion-log.operator.store.ts";

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** So many days of a standstill are caught up on. */
const daysLate = 30;

/**
 * Copies the log into the object store, where a restore of the database does not reach it, and forgets what is older than
 * any backup. What a copy holds stays in it: after a restore the log may lack it.
 */
export async function copyDeletions(ctx: Context): Promise<void> {
  const before = dueBefore(retentionClasses.deletionLog, ctx.now());
  const deletions = await asOperator(ctx, async (t) => {
    await forgetDeletions(t, before);
    return listDeletions(t);
  });
  for (const [day, ofDay] of Map.groupBy(deletions, ({ deletedAt }) => dayOf(deletedAt))) {
    try {
      const { deletions: copy } = await readCopy(ctx.ports, day);
      const missing = ofDay.filter((entry) => !hasAgency(copy, entry));
      if (missing.length > 0) await writeCopy(ctx.ports, day, [...copy, ...missing]);
    } catch (error) {
      // One that no secret opens keeps no other day from its copy.
      ctx.log.error({ err: error, day }, "the deletions of a day could not be copied");
    }
  }
  const firstOldDay = addDays(dayOf(before), -1);
  for (let days = 0; days < daysLate; days += 1) {
    await dropCopy(ctx.ports, addDays(firstOldDay, -days));
  }
}

export const hasAgency = (deletions: readonly Deletion[], { agencyId }: Deletion): boolean =>
  deletions.some((other) => other.agencyId === agencyId);
