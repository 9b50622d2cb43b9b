import type { Context } from "../../platform/context.ts";
import { requireMembership } from "../../platform/tenancy.ts";
import { requirePayments } from "./carry-out.ts";
import { listOpenCommands } from "./command.store.ts";
import { placeOrder } from "./place-order.ts";
import { requireLive } from "./subscription-state.ts";

/** Takes a notice back while the subscription runs. Without one there is nothing to do. */
export async function resumeSubscription(ctx: Context): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  requirePayments(ctx);
  await placeOrder<"goes on">(ctx, agencyId, async (t, row) => {
    const { id: subscriptionId, endsAt } = requireLive(row);
    const open = await listOpenCommands(t);
    // A notice that could not be passed on yet counts as well.
    const hasOpenNotice = open.some(({ order }) => order?.kind === "end_at");
    if (!endsAt && !hasOpenNotice) return { answer: "goes on" };
    return { order: { kind: "end_at", subscriptionId, at: null } };
  });
  return { done: true };
}
