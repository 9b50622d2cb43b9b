import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { requirePayments } from "../orders/carry-out.ts";
import { listOpenCommands } from "../orders/command.store.ts";
import { endByCancellation } from "./end-by-cancellation.ts";
import type { Order } from "../orders/orders.ts";
import { placeOrder } from "../orders/place-order.ts";
import type { Decision } from "../orders/place-order.ts";
import { findNextPlan, requireLive } from "./subscription-state.ts";
import type { SubscriptionRow } from "./subscription-state.ts";

/**
 * Gives cancellation. It counts from now on whether the provider answers or not: what could not be passed on is written down
 * and passed on later. Given twice, the first one counts.
 */
export async function cancelSubscription(
  ctx: Context,
  { isAtOnce = false }: { isAtOnce?: boolean | undefined },
): Promise<{ endsAt: string }> {
  const { agencyId } = requireMembership(ctx);
  requirePayments(ctx);
  try {
    const placed = await placeOrder(ctx, agencyId, (t, row) => decide(t, row, isAtOnce));
    const endsAt = placed.order ? endOf(placed.order) : placed.answer;
    return { endsAt: (endsAt ?? ctx.now()).toISOString() };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "payments_unavailable") throw error;
    const subscriptionCancellation = await inAgency(ctx, agencyId, findOpenCancellation);
    if (!subscriptionCancellation) throw error;
    return { endsAt: (endOf(subscriptionCancellation) ?? ctx.now()).toISOString() };
  }
}

/** Undefined: at once */
function endOf(order: Order): Date | undefined {
  return order.kind === "end_at" && order.at !== null ? new Date(order.at) : undefined;
}

async function findOpenCancellation(t: AgencyTransaction): Promise<Order | undefined> {
  const open = await listOpenCommands(t);
  return open
    .map(({ order }) => order)
    .find((order) => order?.kind === "end_now" || (order?.kind === "end_at" && order.at !== null));
}

function decide(
  t: AgencyTransaction,
  row: SubscriptionRow | undefined,
  isAtOnce: boolean,
): Decision<Date> {
  const live = requireLive(row);
  const { id: subscriptionId } = live;
  if (isAtOnce) {
    if (live.status !== "trialing") throw new AppError("bad_request");
    return { order: { kind: "end_now", subscriptionId } };
  }
  if (live.endsAt) return { answer: live.endsAt };
  const subscriptionCancelledAt = t.now();
  const at = endByCancellation(
    live,
    findNextPlan(row),
    subscriptionCancelledAt,
  ).endsAt.toISOString();
  return {
    order: {
      kind: "end_at",
      subscriptionId,
      at,
      subscriptionCancelledAt: subscriptionCancelledAt.toISOString(),
    },
  };
}
