import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { requireUserId } from "../../platform/tenancy/tenancy.ts";
import { asAdmin } from "./as-admin.ts";
import { setReportDone } from "./statement-reports.operator.store.ts";

export async function markReportDone(ctx: Context, reportId: string): Promise<{ done: true }> {
  const adminId = requireUserId(ctx);
  await asAdmin(ctx, "markReportDone", async (t) => {
    if (!(await setReportDone(t, reportId, adminId))) throw new AppError("not_found");
  });
  return { done: true };
}
