import type { Hit } from "../hits/agency-hits.ts";
import type { NewTenders } from "../hits/new-tenders.ts";

const dayMs = 86_400_000;
/** A score may come so long after its tender, for example while models are trained. */
export const scoringDays = 2;

/** New tenders are looked for from here on: those that were told are known by name. */
export function lookFrom(since: Date): Date {
  return new Date(since.getTime() - scoringDays * dayMs);
}

/** The procedures that earlier mails have told a member of */
export function toldClusters(tenders: NewTenders, told: readonly string[]): ReadonlySet<string> {
  return new Set(told.flatMap((id) => tenders.find(id)?.cluster ?? []));
}

export function newTo(hits: readonly Hit[], since: Date): Hit[] {
  const from = lookFrom(since);
  return hits.filter(({ tender }) => tender.newSince >= from);
}
