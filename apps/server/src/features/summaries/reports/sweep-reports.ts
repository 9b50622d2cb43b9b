import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { deleteOldReports } from "./sweep-reports.operator.store.ts";

/** Deletes reports of wrong statements that were kept long enough. */
export async function sweepReports(ctx: Context): Promise<void> {
  const reports = await asOperator(ctx, deleteOldReports);
  if (reports > 0) ctx.log.info({ reports }, "old reports of statements deleted");
}
