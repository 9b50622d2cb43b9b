import type { Context } from "../../platform/context.ts";
import { inSteps } from "../../platform/tenancy/in-steps.ts";
import { deleteNotifications } from "./notification.operator.store.ts";

/** Half a year later nobody looks for them under the bell. */
const keptDays = 180;

export async function sweepNotifications(ctx: Context, signal?: AbortSignal): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptDays * 86_400_000);
  await inSteps(ctx, (t, limit) => deleteNotifications(t, before, limit), {
    ...(signal && { signal }),
  });
}
