import { AppError, trialDays } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { claimTrialKeys, trialKeysOfAgency } from "../trials/trial-keys.ts";
import { settlePlan } from "../plan/settle-plan.ts";
import { placeOrder } from "../orders/place-order.ts";
import type { Decision } from "../orders/place-order.ts";
import { findLive, isWaiting } from "../subscription/subscription-state.ts";
import type { SubscriptionRow } from "../subscription/subscription-state.ts";
import { saveFreeTrial } from "../subscription/plan-order.store.ts";
import { isTrialEligible } from "./trial-eligibility.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Starts fourteen days of Premium that end by themselves. A second call returns the same trial. */
export async function startFreeTrial(ctx: Context): Promise<{ endsAt: string }> {
  const { agencyId } = requireMembership(ctx);
  for (let tries = 0; tries < 3; tries++) {
    const placed = await placeOrder(ctx, agencyId, begin);
    if (placed.answer) return { endsAt: placed.answer.toISOString() };
  }
  throw new AppError("payments_unavailable");
}

async function begin(
  t: AgencyTransaction,
  row: SubscriptionRow | undefined,
): Promise<Decision<Date>> {
  const running = row?.free_trial_ends_at;
  if (running && running > t.now()) return { answer: running };
  if (findLive(row) || row?.granted_tier) throw new AppError("already_subscribed");
  if (!(await isTrialEligible(t))) throw new AppError("trial_used");
  // End a half-finished trial with a card; otherwise it could become a second trial.
  if (row?.subscription_id && row.trial_ends_at && isWaiting(row)) {
    return { order: { kind: "end_incomplete", subscriptionId: row.subscription_id } };
  }
  const keys = await trialKeysOfAgency(t, t.agency.id);
  if (!(await claimTrialKeys(t, t.agency.id, keys))) throw new AppError("trial_used");
  const endsAt = new Date(t.now().getTime() + trialDays * dayMs);
  await saveFreeTrial(t, endsAt);
  await settlePlan(t, t.agency.id);
  return { answer: endsAt };
}
