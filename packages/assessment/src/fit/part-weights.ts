import { fitPartKeys } from "@tc/domain";
import type { FitPartKey } from "@tc/domain";
import type { AgencyProfile } from "./agency-profile.ts";
import { fitFeatureKeys } from "./fit-assessment.ts";
import type { FitWeights } from "./fit-weights.ts";
import { profileTexts } from "./profile-texts.ts";
import type { ProfileTexts } from "./profile-texts.ts";

/** The part a feature is shown in; the text counts for two. */
export const partOfFeature: Readonly<Record<(typeof fitFeatureKeys)[number], FitPartKey>> = {
  text: "services",
  cpv: "services",
  region: "region",
  value: "size",
  eligibility: "eligibility",
  buyer: "references",
  recency: "references",
};

/** Of the text feature 0.6 is the best reference's, 0.4 the profile's own. */
const referenceShareOfText = 0.6;

/** How much of a feature's weight belongs to a part; the two shares of the text add up to 1. */
export function partShare(part: FitPartKey, feature: number, texts: ProfileTexts): number {
  const key = fitFeatureKeys[feature];
  if (key === "text") {
    const references = texts.hasReferences ? (texts.hasOwnText ? referenceShareOfText : 1) : 0;
    if (part === "references") return references;
    return part === "services" ? 1 - references : 0;
  }
  return key !== undefined && partOfFeature[key] === part ? 1 : 0;
}

/**
 * What each part weighs in an agency's score, in percent and in the order of `fitPartKeys`; together 100. Every strip
 * and list of weights is made of these.
 */
export function fitPartWeights(weights: FitWeights, profile: AgencyProfile): number[] {
  const texts = profileTexts(profile);
  return roundToHundred(
    fitPartKeys.map((part) =>
      weights.features.reduce(
        (sum, weight, feature) => sum + partShare(part, feature, texts) * (Math.abs(weight) || 0),
        0,
      ),
    ),
  );
}

/** Percentages that add up to 100: the largest remainders are rounded up. */
function roundToHundred(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 100 / weights.length);
  const exact = weights.map((weight) => (100 * weight) / total);
  const rounded = exact.map(Math.floor);
  const missing = 100 - rounded.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, missing)) rounded[at]! += 1;
  return rounded;
}
