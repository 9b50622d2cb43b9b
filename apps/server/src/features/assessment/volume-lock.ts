import type { VolumeLock } from "@tc/contract";
import { tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";

/** By what the volume of a tender is judged. Cents of euros; a framework maximum is none of it. */
export interface VolumeFacts {
  readonly publishedCents: number | undefined;
  /** As in tender_forecast: what is quoted or estimated where nothing is published */
  readonly expectedCents: number | undefined;
  readonly lockCents: number | undefined;
}

const plans = ["basis", "premium", "enterprise"] as const satisfies readonly Tier[];

/**
 * The lock that the plan's volume cap puts on a tender, without the link to the original. Without a plan there are only
 * facts and no cap.
 */
export function volumeLockOf(tier: Tier | null, facts: VolumeFacts): VolumeLock | undefined {
  const capCents = tierRights(tier).volumeCapCents;
  const judged = facts.publishedCents ?? facts.lockCents;
  if (capCents === null || judged === undefined || judged <= capCents) return undefined;
  const opening = plans.find((plan) => judged <= (tierRights(plan).volumeCapCents ?? Infinity));
  // What is quoted locks by itself, what is estimated by less than its median.
  const isStated = facts.publishedCents !== undefined || facts.lockCents === facts.expectedCents;
  return { tier: opening ?? "enterprise", capCents, because: isStated ? "value" : "estimate" };
}
