import { billingPeriods } from "@tc/domain";
import type { BillingPeriod } from "@tc/domain";
import { readStored, writeStored } from "../../../platform/stored";
import type { OrderableTier } from "../../../platform/payment/payment-paths";

/** What is about to be bought. */
export interface Choice {
  readonly tier: OrderableTier;
  readonly period: BillingPeriod;
}

const tierKey = "checkout_tier";
const periodKey = "checkout_billing";
const local = () => localStorage;

/** Anything else than the known words counts as nothing: premium, annual. */
function toChoice(tier: string | null | undefined, period: string | null | undefined): Choice {
  return {
    tier: tier === "basis" ? "basis" : "premium",
    period: billingPeriods.find((option) => option === period) ?? "annual",
  };
}

export function readChoice(query: URLSearchParams): Choice {
  return toChoice(query.get("tier"), query.get("billing"));
}

/** For the screens after the checkout, which have no query. */
export function storeChoice({ tier, period }: Choice): void {
  writeStored(local, tierKey, tier);
  writeStored(local, periodKey, period);
}

export function storedChoice(): Choice {
  return toChoice(readStored(local, tierKey), readStored(local, periodKey));
}
