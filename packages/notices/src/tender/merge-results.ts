import type { LotResult, Money, Winner } from "@tc/domain";
import type { Notice } from "../notice.ts";

/**
 * One result per lot from all notices in force, oldest first. Several entries of one lot within a notice are its
 * contracts and add up; a later notice replaces what it states and leaves the rest.
 */
export function mergeResults(notices: readonly Notice[]): LotResult[] {
  const merged = new Map<string, LotResult>();
  for (const notice of notices) {
    const ofNotice = new Map<string, LotResult>();
    for (const result of notice.results) {
      const earlier = ofNotice.get(result.lotId);
      ofNotice.set(result.lotId, earlier ? addContract(earlier, result) : result);
    }
    for (const [lotId, result] of ofNotice) {
      const earlier = merged.get(lotId);
      merged.set(lotId, earlier ? replaceStated(earlier, result) : result);
    }
  }
  return [...merged.values()].toSorted((a, b) => compareLotIds(a.lotId, b.lotId));
}

/** "2" before "10", LOT-0002 before LOT-0010. */
export function compareLotIds(a: string, b: string): number {
  const [left, right] = [Number(/\d+$/.exec(a)?.[0]), Number(/\d+$/.exec(b)?.[0])];
  if (!Number.isNaN(left) && !Number.isNaN(right) && left !== right) return left - right;
  return a < b ? -1 : a > b ? 1 : 0;
}

function addContract(first: LotResult, second: LotResult): LotResult {
  const value = addMoney(first.value, second.value);
  const { value: _, ...rest } = { ...second, ...first };
  return {
    ...rest,
    ...(value && { value }),
    winners: uniqueWinners([...first.winners, ...second.winners]),
    withheld: [...new Set([...first.withheld, ...second.withheld])],
  };
}

function replaceStated(old: LotResult, next: LotResult): LotResult {
  const ended = next.outcome === "clos-nw";
  return {
    ...old,
    ...next,
    winners: next.winners.length > 0 || ended ? next.winners : old.winners,
    withheld: next.withheld,
  };
}

/** Amounts of different currencies are never added, and one of them alone would not be the lot's value. */
function addMoney(a: Money | undefined, b: Money | undefined): Money | undefined {
  if (!a || !b) return a ?? b;
  if (a.currency !== b.currency) return undefined;
  return { cents: a.cents + b.cents, currency: a.currency };
}

function uniqueWinners(winners: readonly Winner[]): Winner[] {
  const seen = new Set<string>();
  return winners.filter((winner) => {
    const key = `${winner.name.toLowerCase()}|${winner.rank ?? ""}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
