import type { Hit } from "../hits/agency-hits.ts";

/** Records of one procedure as one line, with the best of them in front. */
export interface HitCluster extends Hit {
  /** All of them, the shown one included */
  readonly tenderIds: readonly string[];
  /** How many sources they come from together */
  readonly sources: number;
}

/** By fit, then by deadline; what has no fit comes last. */
function compareHits(a: Hit, b: Hit): number {
  const byFit = (b.fit?.score ?? -1) - (a.fit?.score ?? -1);
  if (byFit !== 0) return byFit;
  const byDeadline = a.tender.deadlineMs - b.tender.deadlineMs;
  // Infinity less Infinity is no number.
  if (byDeadline !== 0 && !Number.isNaN(byDeadline)) return byDeadline;
  return a.tender.id < b.tender.id ? -1 : 1;
}

/** Best first, each procedure once; without those of which any record is in `told`. */
export function rankHits(hits: readonly Hit[], told: ReadonlySet<string>): HitCluster[] {
  const ranked = hits.toSorted(compareHits);
  const clusters = Map.groupBy(ranked, ({ tender }) => tender.cluster);
  return [...clusters.entries()].flatMap(([cluster, members]) => {
    const [best] = members;
    if (!best || told.has(cluster)) return [];
    return [
      {
        ...best,
        isOfProfile: members.some(({ isOfProfile }) => isOfProfile),
        searches: [...new Set(members.flatMap(({ searches }) => searches))],
        tenderIds: members.map(({ tender }) => tender.id),
        sources: new Set(members.flatMap(({ tender }) => tender.sources)).size,
      },
    ];
  });
}
