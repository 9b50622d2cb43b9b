import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { findUsedTrialKey, hasUsedTrial, trialKeysOfAgency } from "../trials/trial-keys.ts";
import { requireOwnAgency } from "./require-own-agency.ts";
import { findLive } from "../subscription/subscription-state.ts";
import { hasPaidInvoice } from "../subscription/plan-order.store.ts";

/** A company gets one trial: not after a trial of this or another of its agencies, and not after a payment. */
export async function isTrialEligible(t: AgencyTransaction): Promise<boolean> {
  const { id } = t.agency;
  const row = await findSubscription(t, id);
  if (row?.free_trial_ends_at || row?.granted_tier || findLive(row)) return false;
  if ((await hasUsedTrial(t, id)) || (await hasPaidInvoice(t))) return false;
  return (await findUsedTrialKey(t, await trialKeysOfAgency(t, id), id)) === undefined;
}

export async function getTrialEligibility(
  ctx: Context,
  params: { agencyId: string },
): Promise<{ eligible: boolean; trialEndsAt?: string }> {
  const { agencyId } = requireOwnAgency(ctx, params.agencyId);
  return inAgency(ctx, agencyId, async (t) => {
    const endsAt = (await findSubscription(t, agencyId))?.free_trial_ends_at;
    return {
      eligible: await isTrialEligible(t),
      ...(endsAt && endsAt > t.now() && { trialEndsAt: endsAt.toISOString() }),
    };
  });
}
