import type { LotResult } from "@tc/domain";

/**
 * Gives every result an id of its own: further results of a lot are "<lot>#2", "<lot>#3" in their order.
 * Formats older than eForms publish one award after another, several for one lot or without any lot number.
 */
export function uniqueLotIds(results: readonly LotResult[]): LotResult[] {
  const published = new Set(results.map(({ lotId }) => lotId));
  const counts = new Map<string, number>();
  return results.map((result) => {
    let count = (counts.get(result.lotId) ?? 0) + 1;
    if (count > 1) while (published.has(`${result.lotId}#${count}`)) count += 1;
    counts.set(result.lotId, count);
    return count === 1 ? result : { ...result, lotId: `${result.lotId}#${count}` };
  });
}
