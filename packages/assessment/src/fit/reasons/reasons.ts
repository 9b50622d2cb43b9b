import { codeAffinity } from "../agency-codes.ts";
import { buyerKeyOf } from "../buyer-group.ts";
import type { PairScratch } from "../pair-scratch.ts";
import { fitFeatureKeys } from "../fit-assessment.ts";
import type { FitReason } from "../fit-assessment.ts";
import { logistic } from "../../statistics/odds.ts";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";
import { partOfFeature } from "../part-weights.ts";
import { logitOf } from "../score.ts";
import { sharedServiceWords } from "../services/shared-services.ts";

const maxPlus = 3;
const maxMinus = 2;
const maxWords = 6;
/** Less than this moves no score anybody sees. */
const minPoints = 0.5;

/** What raised and what lowered the score most, with what it rests on. Unknown features are no reasons. */
export function reasonsOf(
  agency: PreparedAgency,
  tender: PreparedTender,
  scratch: PairScratch,
): { readonly plus: readonly FitReason[]; readonly minus: readonly FitReason[] } {
  const { weights } = agency;
  const logit = logitOf(weights, scratch.features);
  const reasons = fitFeatureKeys.flatMap((feature, at): FitReason[] => {
    if (scratch.unknown[at] === 1) return [];
    const value = scratch.features[at] ?? 0.5;
    const moved = pointsWithout(logit, (weights.features[at] ?? 0) * (value - 0.5));
    if (Math.abs(moved) < minPoints) return [];
    return [
      {
        part: partOfFeature[feature],
        feature,
        points: moved,
        value,
        words: [],
        ...evidence(agency, tender, scratch, feature),
      },
    ];
  });
  const sorted = reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return {
    plus: sorted.filter((reason) => reason.points > 0).slice(0, maxPlus),
    minus: sorted.filter((reason) => reason.points < 0).slice(0, maxMinus),
  };
}

/** Points by which the score would differ had the contribution been 0. */
export function pointsWithout(logit: number, contribution: number): number {
  return 100 * (logistic(logit) - logistic(logit - contribution));
}

function evidence(
  agency: PreparedAgency,
  tender: PreparedTender,
  { bestReference }: PairScratch,
  feature: FitReason["feature"],
): Partial<FitReason> {
  const best = agency.references[bestReference];
  switch (feature) {
    case "text":
      return {
        words: sharedServiceWords(agency, tender).slice(0, maxWords),
        ...(best && { reference: shown(best.reference) }),
      };
    case "cpv": {
      const pair = nearestCodes(agency, tender);
      return pair ? { cpv: pair } : {};
    }
    case "recency":
      return best ? { reference: shown(best.reference) } : {};
    case "buyer": {
      const keys = new Set(tender.buyers.map(({ key }) => key));
      const same = agency.references.find(({ reference }) =>
        keys.has(buyerKeyOf(reference.client)),
      );
      return same ? { reference: shown(same.reference) } : {};
    }
    default:
      return {};
  }
}

function shown({ title, client, year }: { title: string; client: string; year: number }) {
  return { title, client, year };
}

function nearestCodes(agency: PreparedAgency, tender: PreparedTender): FitReason["cpv"] {
  let best: { tender: string; agency: string; label?: string; affinity: number } | undefined;
  for (const { code, label } of tender.codes) {
    for (const entered of agency.codes) {
      const affinity = codeAffinity(entered, code);
      if (affinity > (best?.affinity ?? 0))
        best = { tender: code, agency: entered, affinity, ...(label !== undefined && { label }) };
    }
  }
  if (!best) return undefined;
  const { affinity: _, ...pair } = best;
  return pair;
}
