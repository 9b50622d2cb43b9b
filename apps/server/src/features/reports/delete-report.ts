import type { report } from "@tc/contract";
import { AppError, reportLimits } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import * as store from "./reports.store.ts";
import { readReport } from "./to-report.ts";

const dayMs = 86_400_000;
const restorableSince = (now: Date) =>
  new Date(now.getTime() - reportLimits.keepsDeletedDays * dayMs);

/** It can be restored for some days; older deletions of the agency end here. Throws not_found. */
export function deleteReport(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<{ done: true }> {
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    const row = await store.lockReport(t, id);
    if (!row || row.deleted_at !== null) throw new AppError("not_found");
    await store.setReportDeleted(t, id, true);
    await store.forgetDeletedReports(t, restorableSince(t.now()));
    return { done: true };
  });
}

/** Takes a deletion back; one that is there stays as it is. Throws not_found and limit_reached. */
export function restoreReport(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<z.input<typeof report>> {
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    const row = await store.lockReport(t, id);
    if (!row) throw new AppError("not_found");
    if (row.deleted_at !== null) {
      if (row.deleted_at < restorableSince(t.now())) throw new AppError("not_found");
      if ((await store.countReports(t)) >= reportLimits.perAgency) {
        throw new AppError("limit_reached", { limit: reportLimits.perAgency });
      }
      await store.setReportDeleted(t, id, false);
    }
    return readReport(t, id);
  });
}
