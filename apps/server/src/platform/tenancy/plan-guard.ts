import { AppError, canUse, cheapestTierWith } from "@tc/domain";
import type { Feature } from "@tc/domain";
import type { Context } from "../context.ts";
import { requireMembership } from "./tenancy.ts";

/** Throws plan_required with the feature and the cheapest plan that opens it, when the agency's plan does not. */
export function requireFeature(ctx: Pick<Context, "actor">, feature: Feature): void {
  const { tier } = requireMembership(ctx);
  if (!canUse(tier, feature)) {
    throw new AppError("plan_required", { feature, tier: cheapestTierWith(feature) });
  }
}
