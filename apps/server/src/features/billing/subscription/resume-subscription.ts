import type { Context } from "../../../platform/context.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { requirePayments } from "../orders/carry-out.ts";
import { listOpenCommands } from "../orders/command.store.ts";
import { placeOrder } from "../orders/place-order.ts";
import { requireLive } from "./subscription-state.ts";

/** Takes a cancellation back while the subscription runs. Without one there is nothing to do. */
export async function resumeSubscription(ctx: Context): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  requirePayments(ctx);
  await placeOrder<"goes on">(ctx, agencyId, async (t, row) => {
    const { id: subscriptionId, endsAt } = requireLive(row);
    const open = await listOpenCommands(t);
    // A cancellation that could not be passed on yet counts as well.
    const hasOpenCancellation = open.some(({ order }) => order?.kind === "end_at");
    if (!endsAt && !hasOpenCancellation) return { answer: "goes on" };
    return { order: { kind: "end_at", subscriptionId, at: null } };
  });
  return { done: true };
}
