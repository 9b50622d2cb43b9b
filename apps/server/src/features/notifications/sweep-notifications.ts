import { dueBefore, retentionClasses } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inSteps } from "../../platform/tenancy/in-steps.ts";
import { deleteNotifications } from "./notification.operator.store.ts";

export async function sweepNotifications(ctx: Context, signal?: AbortSignal): Promise<void> {
  const before = dueBefore(retentionClasses.notifications, ctx.now());
  await inSteps(ctx, (t, limit) => deleteNotifications(t, before, limit), {
    ...(signal && { signal }),
  });
}
