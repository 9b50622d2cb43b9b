import type { Observation } from "../../statistics/solvers/logistic-regression.ts";

/**
 * What an agency thought of a tender: merken, verfolgen, gewonnen or "passt" over ablehnen or "passt nicht".
 * `features` are those of the assessment at that moment.
 */
export interface FitLabel {
  readonly agencyId: string;
  readonly isFitting: boolean;
  readonly features: readonly number[];
  /** Day or instant, sorts as text; the latest labels check what was learnt from the earlier ones. */
  readonly at: string;
}

/** More pairs of one agency say no more. */
const maxPairs = 4_000;

/**
 * Every fitting tender of an agency beside every unfitting one, to which it was preferred. An agency with many labels counts for as many labels, not for their product; above the limit, evenly spread pairs are taken.
 */
export function pairsOf(fitLabels: readonly FitLabel[]): Observation[] {
  const agencies = new Map<string, { better: FitLabel[]; worse: FitLabel[] }>();
  for (const fitLabel of fitLabels.toSorted(inOrder)) {
    const { agencyId } = fitLabel;
    const lists = agencies.get(agencyId) ?? { better: [], worse: [] };
    agencies.set(agencyId, lists);
    lists[fitLabel.isFitting ? "better" : "worse"].push(fitLabel);
  }
  return [...agencies.values()].flatMap(({ better, worse }) => {
    const count = better.length * worse.length;
    const taken = Math.min(count, maxPairs);
    const weight = (better.length + worse.length) / 2 / Math.max(1, taken);
    return Array.from({ length: taken }, (_, at): Observation => {
      const place = Math.floor((at * count) / taken);
      const first = better[Math.floor(place / worse.length)]!;
      const second = worse[place % worse.length]!;
      return {
        values: Float64Array.from(
          first.features,
          (value, feature) => value - (second.features[feature] ?? 0.5),
        ),
        weight,
      };
    });
  });
}

/** By agency, time and features: the order in which labels arrive must not matter. */
export function inOrder(a: FitLabel, b: FitLabel): number {
  return (
    compareText(a.agencyId, b.agencyId) ||
    compareText(a.at, b.at) ||
    Number(a.isFitting) - Number(b.isFitting) ||
    compareText(a.features.join(" "), b.features.join(" "))
  );
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
