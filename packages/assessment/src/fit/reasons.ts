import { matchingTerms } from "../text/matching-terms.ts";
import { codeAffinity } from "./agency-codes.ts";
import { buyerKeyOf } from "./buyer-group.ts";
import type { PairScratch } from "./pair-scratch.ts";
import { fitFeatureKeys } from "./fit-assessment.ts";
import type { FitReason } from "./fit-assessment.ts";
import type { FitModels } from "./fit-models.ts";
import { logistic } from "../statistics/odds.ts";
import type { PreparedAgency, PreparedTender } from "./prepared.ts";
import { partOfFeature } from "./part-weights.ts";
import { logitOf } from "./score.ts";

const maxPlus = 3;
const maxMinus = 2;
const maxWords = 6;
/** Less than this moves no score anybody sees. */
const minPoints = 0.5;

/** What raised and what lowered the score most, with what it rests on. Unknown features are no reasons. */
export function reasonsOf(
  models: FitModels,
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
        ...evidence(models, agency, tender, scratch, feature),
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
  models: FitModels,
  agency: PreparedAgency,
  tender: PreparedTender,
  { bestReference }: PairScratch,
  feature: FitReason["feature"],
): Partial<FitReason> {
  const best = agency.references[bestReference];
  switch (feature) {
    case "text":
      return {
        words: matchingWords(models, agency, tender, bestReference),
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

/** Words the notice shares with the profile or the best reference, as the notice writes them. */
function matchingWords(
  { vectoriser }: FitModels,
  agency: PreparedAgency,
  tender: PreparedTender,
  bestReference: number,
): string[] {
  const shares = new Map<string, number>();
  const sources = [agency.ownText?.vector, agency.references[bestReference]?.vector];
  for (const vector of sources) {
    if (!vector) continue;
    for (const { word, share } of matchingTerms(
      vectoriser,
      vector,
      tender.vector,
      maxWords * 2,
      tender.text,
    )) {
      shares.set(word, (shares.get(word) ?? 0) + share);
    }
  }
  return [...shares]
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, maxWords)
    .map(([word]) => word);
}

function nearestCodes(agency: PreparedAgency, tender: PreparedTender): FitReason["cpv"] {
  let best: { tender: string; agency: string; affinity: number } | undefined;
  for (const { code } of tender.codes) {
    for (const entered of agency.codes) {
      const affinity = codeAffinity(entered, code);
      if (affinity > (best?.affinity ?? 0)) best = { tender: code, agency: entered, affinity };
    }
  }
  return best && { tender: best.tender, agency: best.agency };
}
