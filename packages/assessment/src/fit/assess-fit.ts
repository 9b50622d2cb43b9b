import { createAgencyBlock, eachPair } from "./block.ts";
import type { PairScratch } from "./pair-scratch.ts";
import { fitPartKeys } from "@tc/domain";
import type { FitPartKey } from "@tc/domain";
import { fitFeatureKeys } from "./fit-assessment.ts";
import type { FitAssessment, FitPart } from "./fit-assessment.ts";
import type { FitModels } from "./fit-models.ts";
import { partReason } from "./reasons/part-reasons.ts";
import { fitPartWeights, partShare } from "./part-weights.ts";
import { knockoutsOf } from "./knockouts/knockouts.ts";
import { verdictOf } from "./knockouts/verdict.ts";
import type { PreparedAgency, PreparedTender } from "./prepared.ts";
import { pointsWithout, reasonsOf } from "./reasons/reasons.ts";
import { logitOf, points, spreadOf, unknownPart, writeParts } from "./score.ts";

/**
 * One agency and one tender with all that can be said about it. `day.today` (YYYY-MM-DD in Berlin) serves the lead time
 * alone; the score is to the bit that of `scoreBlock`. No knockout criterion ever moves the score, no score ever hides a knockout criterion.
 */
export function assessFit(
  models: FitModels,
  agency: PreparedAgency,
  tender: PreparedTender,
  day: { readonly today: string },
): FitAssessment {
  const block = createAgencyBlock([agency]);
  eachPair(models, block, tender, () => undefined);
  const { scratch } = block;
  const { weights } = agency;
  const logit = logitOf(weights, scratch.features);
  const spread = spreadOf(weights, scratch.unknown);
  const knockouts = knockoutsOf(agency, tender, scratch, day.today);
  const placed = knockouts.map(({ status, demand }) => ({ status, lotId: demand?.lotId }));
  return {
    score: points(logit),
    low: points(logit - spread),
    high: points(logit + spread),
    knockout: verdictOf(placed, tender.lotIds),
    knockouts,
    parts: partsOf(agency, tender, scratch, logit),
    ...reasonsOf(agency, tender, scratch),
    unknowns: fitFeatureKeys.filter((_, at) => scratch.unknown[at] === 1),
    features: Array.from(scratch.features),
    ...(tender.isCpvEstimated && { estimatedCpv: tender.codes }),
  };
}

function partsOf(
  agency: PreparedAgency,
  tender: PreparedTender,
  scratch: PairScratch,
  logit: number,
): FitPart[] {
  const { weights } = agency;
  const scores = new Uint8Array(fitPartKeys.length);
  writeParts(weights, scratch, agency.texts, fitPartKeys, scores, 0);
  const percents = fitPartWeights(weights, agency.profile);
  return fitPartKeys.map((key, at) => ({
    key,
    weight: percents[at] ?? 0,
    ...(scores[at] !== unknownPart && { score: scores[at]! }),
    reason: partReason(key, agency, tender, scratch),
    points: pointsWithout(logit, contributionOf(key, agency, scratch)),
  }));
}

/** What the features of a part add to the logit. */
function contributionOf(
  part: FitPartKey,
  { weights, texts }: PreparedAgency,
  { features }: PairScratch,
): number {
  let sum = 0;
  for (const [at, value] of features.entries()) {
    sum += partShare(part, at, texts) * (weights.features[at] ?? 0) * (value - 0.5);
  }
  return sum;
}
