import { addDays, retentionClasses } from "@tc/domain";
import { audit } from "../../../platform/tenancy/audit.ts";
import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { deleteAgencyAgain } from "../delete-agency.operator.store.ts";
import { dayOf, hasAgency } from "./copy-deletions.ts";
import { readCopy, writeCopy } from "./deletion-copies.ts";
import { listDeletions } from "./deletion-log.operator.store.ts";
import type { Deletion } from "./deletion-log.operator.store.ts";

export interface ReappliedDeletions {
  /** How many were there again */
  readonly agencies: number;
  /** YYYY-MM-DD: whose copy cannot be read, so what was deleted on that day may be there again */
  readonly unreadableDays: readonly string[];
}

/** Deletes again what a restored backup brought back. Without a restore the log knows every copy, and nothing happens. */
export async function reapplyDeletions(ctx: Context): Promise<ReappliedDeletions> {
  const log = await asOperator(ctx, listDeletions);
  const today = dayOf(ctx.now());
  let agencies = 0;
  const unreadableDays: string[] = [];
  for (let days = 0; days <= retentionClasses.deletionLog.amount; days += 1) {
    const day = addDays(today, -days);
    const copy = await openCopy(ctx, day);
    if (!copy) unreadableDays.push(day);
    for (const deletion of (copy ?? []).filter((entry) => !hasAgency(log, entry))) {
      const wasThere = await asOperator(ctx, async (t) => {
        const isGone = await deleteAgencyAgain(t, deletion);
        if (isGone) await audit(t, { kind: "agency_deleted", details: { afterRestore: true } });
        return isGone;
      });
      if (wasThere) agencies += 1;
    }
  }
  if (agencies > 0) ctx.log.warn({ agencies }, "deleted again what a restored backup brought back");
  return { agencies, unreadableDays };
}

/** Reads the copy of a day and encrypts it with the newest secret. Returns undefined and logs why, if it cannot read it. */
async function openCopy(ctx: Context, day: string): Promise<readonly Deletion[] | undefined> {
  const copy = await readCopy(ctx.ports, day).catch((error: unknown) => {
    ctx.log.error({ err: error, day }, "a copy of the deletion log cannot be read");
    return undefined;
  });
  if (!copy) return undefined;
  const { deletions, hasOldKey } = copy;
  if (hasOldKey) {
    await writeCopy(ctx.ports, day, deletions).catch((error: unknown) => {
      ctx.log.error({ err: error, day }, "a copy of the deletion log stays under an old secret");
    });
  }
  return deletions;
}
