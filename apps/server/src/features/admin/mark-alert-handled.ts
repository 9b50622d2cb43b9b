import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import * as store from "./admin.operator.store.ts";
import { asAdmin } from "./as-admin.ts";

export async function markAlertHandled(ctx: Context, alertId: string): Promise<{ done: true }> {
  await asAdmin(ctx, "markAlertHandled", async (t) => {
    if (!(await store.handleAlert(t, alertId))) throw new AppError("not_found");
  });
  return { done: true };
}
