import type { changePlan as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { requirePayments } from "../orders/carry-out.ts";
import { placeOrder } from "../orders/place-order.ts";
import type { Decision } from "../orders/place-order.ts";
import { requireChangeable } from "./require-changeable.ts";
import type { SubscriptionRow } from "./subscription-state.ts";
import { listMembers, saveSeatChoice } from "./plan-order.store.ts";
import { whenChangeTakesEffect } from "./when-change-takes-effect.ts";

type Body = z.output<NonNullable<(typeof endpoint)["body"]>>;

interface Taken {
  readonly takesEffect: "now" | "period_end";
  readonly at: Date;
}

/** A price is shown so long; later it is asked for anew. */
const previewHoldsMs = 60 * 60 * 1000;

/** Changes the plan at once for the price that was shown, or lets the change wait for the period's end. */
export async function changePlan(
  ctx: Context,
  body: Body,
): Promise<z.input<typeof endpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  requirePayments(ctx);
  let taken: Taken | undefined;
  const placed = await placeOrder<Taken>(ctx, agencyId, async (t, row) => {
    const { takesEffect, at, order } = await decide(t, row, body);
    taken = { takesEffect, at };
    return order ? { order } : { answer: taken };
  });
  const { takesEffect, at } = placed.answer ?? taken ?? { takesEffect: "now", at: ctx.now() };
  return { takesEffect, at: at.toISOString() };
}

async function decide(
  t: AgencyTransaction,
  row: SubscriptionRow | undefined,
  { tier, period, computedFor, keepUserIds }: Body,
): Promise<Taken & Pick<Decision<Taken>, "order">> {
  const plan = { tier, period };
  const live = requireChangeable(row, plan);
  const subscriptionId = live.id;
  const computedAt = new Date(computedFor);
  if (live.tier === tier && live.period === period) {
    // Ordered twice, or back to what it is: nothing is to be paid.
    const order = row?.next_tier ? ({ kind: "drop_change", subscriptionId } as const) : undefined;
    return { takesEffect: "now", at: computedAt, ...(order && { order }) };
  }
  await keepChoice(t, keepUserIds);
  if (whenChangeTakesEffect(live, plan) === "now") {
    const age = t.now().getTime() - computedAt.getTime();
    if (age > previewHoldsMs || age < -previewHoldsMs || computedAt < live.periodStartsAt) {
      throw new AppError("stale_version");
    }
    const order = { kind: "change_plan", subscriptionId, plan, computedFor } as const;
    return { takesEffect: "now", at: computedAt, order };
  }
  const isWaitingAlready = row?.next_tier === tier && row?.next_period === period;
  const waits = { takesEffect: "period_end", at: live.periodEndsAt } as const;
  return isWaitingAlready
    ? waits
    : { ...waits, order: { kind: "schedule_change", subscriptionId, plan } };
}

/** Ids that are not of this agency do not exist here. */
async function keepChoice(
  t: AgencyTransaction,
  keepUserIds: readonly string[] | undefined,
): Promise<void> {
  if (keepUserIds) {
    const memberIds = new Set((await listMembers(t)).map((member) => member.user_id));
    if (!keepUserIds.every((id) => memberIds.has(id))) throw new AppError("not_found");
  }
  await saveSeatChoice(t, keepUserIds);
}
