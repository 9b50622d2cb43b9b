import { tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";

const paid = ["basis", "premium", "enterprise"] as const;

/** Which plan has more places, for a team that is full; undefined when none has. */
export function moreSeatsWords(seats: number): string | undefined {
  const tier: Tier | undefined = paid.find((candidate) => tierRights(candidate).seats > seats);
  if (tier === undefined) return undefined;
  const { name, seats: more } = tierRights(tier);
  return `${name} hat ${more} Plätze.`;
}

export function seatsWords(used: number, seats: number): string {
  return `${used} von ${seats === 1 ? "einem Platz" : `${seats} Plätzen`} belegt`;
}
