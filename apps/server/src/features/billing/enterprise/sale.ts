import type { placeEnterpriseOrder as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { PricedPlan, SaleTerms } from "../../../ports/payments.ts";
import { findLive } from "../subscription/subscription-state.ts";
import type { LiveSubscription, SubscriptionRow } from "../subscription/subscription-state.ts";

export type EnterpriseOrder = z.output<NonNullable<(typeof endpoint)["body"]>>;
export type Sale = Omit<EnterpriseOrder, "recipient" | "computedFor">;

export const planOf = ({ period }: Sale): PricedPlan => ({ tier: "enterprise", period });

export function termsOf({ netCents, daysUntilDue }: Sale): SaleTerms {
  return { netCents, ...(daysUntilDue !== undefined && { daysUntilDue }) };
}

/** Whether the agency has what was agreed already. */
export function isSold(live: LiveSubscription, { period, netCents }: Sale): boolean {
  return live.tier === "enterprise" && live.period === period && live.netCents === netCents;
}

/** Why a subscription that runs cannot become Enterprise at once; undefined: it can, or none runs. */
export function findObstacle(row: SubscriptionRow | undefined) {
  const live = findLive(row);
  if (!live) return undefined;
  if (live.endsAt) return "cancelled";
  if (live.status === "trialing") return "trialing";
  if (live.status === "incomplete" || live.status === "paused") return "incomplete";
  const isLate = live.status === "past_due" || live.status === "unpaid" || row?.unpaid_since;
  return isLate ? "unpaid" : undefined;
}
