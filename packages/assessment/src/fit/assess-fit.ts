import { createAgencyBlock, eachPair } from "./block.ts";
import type { PairScratch } from "./features.ts";
import { fitPartKeys } from "@tc/domain";
import { fitFeatureKeys } from "./fit-assessment.ts";
import type { FitAssessment, FitPart } from "./fit-assessment.ts";
import type { FitModels } from "./fit-models.ts";
import { gatesOf } from "./gates/gates.ts";
import { verdictOf } from "./gates/verdict.ts";
import type { PreparedAgency, PreparedTender } from "./prepared.ts";
import { pointsWithout, reasonsOf } from "./reasons.ts";
import { roundToHundred } from "./round-to-hundred.ts";
import { logitOf, partShare, points, spreadOf, unknownPart, writeParts } from "./score.ts";

/**
 * One agency and one tender with all that can be said about it. `day.today` (YYYY-MM-DD in Berlin) serves the lead time
 * alone; the score is to the bit that of `scoreBlock`. No gate ever moves the score, no score ever hides a gate.
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
  const gates = gatesOf(agency, tender, scratch, day.today);
  const placed = gates.map(({ status, demand }) => ({ status, lotId: demand?.lotId }));
  return {
    score: points(logit),
    low: points(logit - spread),
    high: points(logit + spread),
    gate: verdictOf(placed, tender.lotIds),
    gates,
    parts: partsOf(agency, scratch, logit),
    ...reasonsOf(models, agency, tender, scratch),
    unknowns: fitFeatureKeys.filter((_, at) => scratch.unknown[at] === 1),
    features: Array.from(scratch.features),
    ...(tender.isCpvEstimated && { estimatedCpv: tender.codes }),
  };
}

function partsOf(agency: PreparedAgency, scratch: PairScratch, logit: number): FitPart[] {
  const { weights } = agency;
  const hasReferences = agency.references.length > 0;
  const hasOwnText = agency.own !== undefined;
  const scores = new Uint8Array(fitPartKeys.length);
  writeParts(weights, scratch, { hasReferences, hasOwnText }, fitPartKeys, scores, 0);
  const shares = fitPartKeys.map((part) => {
    let weight = 0;
    let contribution = 0;
    for (const [at, value] of scratch.features.entries()) {
      const share = partShare(part, at, hasReferences, hasOwnText) * (weights.features[at] ?? 0);
      weight += Math.abs(share);
      contribution += share * (value - 0.5);
    }
    return { weight, contribution };
  });
  const percents = roundToHundred(shares.map(({ weight }) => weight));
  return fitPartKeys.map((key, at) => ({
    key,
    weight: percents[at] ?? 0,
    ...(scores[at] !== unknownPart && { score: scores[at]! }),
    points: pointsWithout(logit, shares[at]?.contribution ?? 0),
  }));
}
