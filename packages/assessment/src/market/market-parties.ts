import type { MarketParty, PartyFigures, PartyShare } from "./market-row.ts";

/** What one procedure or award credits: its parties share it. */
export type Credit = readonly MarketParty[];

/** Counts parties; `total` is how many could have named one. */
export function partyFigures(
  credits: readonly Credit[],
  total: number,
  options: { readonly minimum: number; readonly top: number },
): PartyFigures {
  const named = credits.map(unique).filter((parties) => parties.length > 0);
  const counted = { n: named.length, missingShare: total === 0 ? 0 : 1 - named.length / total };
  if (named.length < options.minimum) return { ...counted, parties: [] };
  const shares = new Map<string, { party: MarketParty; count: number; credit: number }>();
  for (const parties of named)
    for (const party of parties) {
      const share = shares.get(party.id) ?? { party, count: 0, credit: 0 };
      share.count += 1;
      share.credit += 1 / parties.length / named.length;
      shares.set(party.id, share);
    }
  const ordered = [...shares.values()].toSorted(
    (a, b) =>
      b.count - a.count || compare(a.party.name, b.party.name) || compare(a.party.id, b.party.id),
  );
  let concentration = 0;
  for (const { credit } of ordered) concentration += credit ** 2;
  const parties = ordered.slice(0, options.top).map(({ party, count }): PartyShare => ({
    id: party.id,
    name: party.name,
    count,
    share: count / named.length,
  }));
  return { ...counted, parties, concentration };
}

function unique(parties: Credit): MarketParty[] {
  const seen = new Set<string>();
  return parties.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** By code units: the same order on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
