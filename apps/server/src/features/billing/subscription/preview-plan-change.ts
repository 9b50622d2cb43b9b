import type { previewPlanChange as endpoint } from "@tc/contract";
import { AppError, tierRights } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { PricedPlan } from "../../../ports/payments.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { requirePayments, toPaymentRefusal } from "../orders/carry-out.ts";
import { requireChangeable } from "./require-changeable.ts";
import { previewLimit } from "../billing.limits.ts";
import { listMembers } from "./plan-order.store.ts";
import { whenChangeTakesEffect } from "./when-change-takes-effect.ts";

/** What a change would cost; nothing happens. */
export async function previewPlanChange(
  ctx: Context,
  plan: PricedPlan,
): Promise<z.input<typeof endpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  const payments = requirePayments(ctx);
  await countTry(ctx, previewLimit, agencyId);
  const { live, activeMembers } = await inAgency(ctx, agencyId, async (t) => ({
    live: requireChangeable(await findSubscription(t, agencyId), plan),
    activeMembers: (await listMembers(t)).filter((member) => member.deactivated_at === null).length,
  }));
  if (live.tier === plan.tier && live.period === plan.period) throw new AppError("bad_request");
  const limit = tierRights(plan.tier).seats;
  const seats = { limit, over: Math.max(0, activeMembers - limit) };
  const now = ctx.now();
  if (whenChangeTakesEffect(live, plan) === "period_end") {
    return {
      takesEffect: "period_end",
      at: live.periodEndsAt.toISOString(),
      dueCents: 0,
      netCents: 0,
      taxCents: 0,
      creditCents: 0,
      currency: "eur",
      lines: [],
      computedFor: now.toISOString(),
      seats,
    };
  }
  try {
    const { lines, computedFor, ...costs } = await payments.previewChange(live.id, plan, now);
    return {
      ...costs,
      takesEffect: "now",
      at: computedFor.toISOString(),
      lines: [...lines],
      computedFor: computedFor.toISOString(),
      seats,
    };
  } catch (error) {
    throw toPaymentRefusal(error);
  }
}
