import type { Tier } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { convergeJob } from "../job-definitions.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { requireOwnAgency } from "../checkout/require-own-agency.ts";
import { isWaiting } from "./subscription-state.ts";

/** Who asks waits for a payment to arrive: the provider is asked too, in case its own word got lost. */
export async function getPlan(
  ctx: Context,
  params: { agencyId: string },
): Promise<{ tier: Tier | null }> {
  const { agencyId, tier } = requireOwnAgency(ctx, params.agencyId);
  if (ctx.ports.payments) {
    await inAgency(ctx, agencyId, async (t) => {
      if (isWaiting(await findSubscription(t, agencyId)))
        await t.enqueue(convergeJob, { agencyId });
    });
  }
  return { tier };
}
