import { markReasons } from "@tc/contract";

/** A current label as learning reads it. */
export interface LearnerLabel {
  readonly tenderId: string;
  readonly kind: string;
  readonly reason: string | null;
  readonly at: Date;
}

/** What an agency thought of one tender, for the ranking. */
export interface Judgement {
  readonly tenderId: string;
  readonly isFitting: boolean;
  /** ISO; when it was said */
  readonly at: string;
}

/**
 * The surest label first: a win, then an explicit judgement, then an act such as saving. A lost bid was the agency's choice
 * too, but its label is the bid.
 */
const ranks: readonly (readonly [kind: string, isFitting: boolean])[] = [
  ["won", true],
  ["fits", true],
  ["misfit", false],
  ["bid", true],
  ["pursued", true],
  ["saved", true],
  ["dismissed", false],
];
const rankOf = new Map(ranks.map(([kind], rank) => [kind, rank]));

/** Reasons that have nothing to do with how well agency and tender suit each other: the ranking must not learn from them. */
const isAboutFit: Readonly<Record<(typeof markReasons)[number], boolean>> = {
  services: true,
  region: true,
  volume: true,
  eligibility: true,
  other: true,
  deadline: false,
  competition: false,
  effort: false,
  conditions: false,
};

/** Labels from which something can be learnt. */
export function teachingLabels(labels: readonly LearnerLabel[]): LearnerLabel[] {
  return labels.filter(({ kind, reason }) => {
    const isRefusal = kind === "misfit" || kind === "dismissed";
    const knownReason = markReasons.find((candidate) => candidate === reason);
    return (
      rankOf.has(kind) && !(isRefusal && knownReason !== undefined && !isAboutFit[knownReason])
    );
  });
}

/** One label a tender, by its surest label, in the order of time. */
export function toFitLabels(labels: readonly LearnerLabel[]): Judgement[] {
  const surest = new Map<string, LearnerLabel>();
  for (const label of teachingLabels(labels)) {
    const best = surest.get(label.tenderId);
    if (!best || rank(label) < rank(best)) surest.set(label.tenderId, label);
  }
  return [...surest.values()]
    .map((label) => ({
      tenderId: label.tenderId,
      isFitting: ranks[rank(label)]?.[1] ?? false,
      at: label.at.toISOString(),
    }))
    .toSorted((a, b) => compare(a.at, b.at) || compare(a.tenderId, b.tenderId));
}

function rank({ kind }: LearnerLabel): number {
  return rankOf.get(kind) ?? ranks.length;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
