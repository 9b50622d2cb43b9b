import type { Context } from "../../platform/context.ts";
import { inAgency } from "../../platform/tenancy.ts";
import { findSubscription } from "../billing/index.ts";
import { endByNotice } from "./end-by-notice.ts";
import { placeOrder } from "./place-order.ts";
import { findLive, findNextPlan } from "./subscription-state.ts";

/**
 * Whoever has the agency deleted wants no further period: the request is the notice as well and counts from `requestedAt`
 * on. Nothing happens where nothing runs or notice was given. Throws while the provider does not answer.
 */
export async function giveNoticeForDeletion(
  ctx: Context,
  agencyId: string,
  requestedAt: Date,
): Promise<void> {
  const row = await inAgency(ctx, agencyId, (t) => findSubscription(t, agencyId));
  if (!findLive(row)) return;
  const system: Context = { ...ctx, actor: { kind: "system" } };
  await placeOrder<"nothing">(system, agencyId, (_t, now) => {
    const live = findLive(now);
    if (!live || live.endsAt) return { answer: "nothing" };
    const at = endByNotice(live, findNextPlan(now), requestedAt).endsAt.toISOString();
    const noticedAt = requestedAt.toISOString();
    return { order: { kind: "end_at", subscriptionId: live.id, at, noticedAt } };
  });
}
