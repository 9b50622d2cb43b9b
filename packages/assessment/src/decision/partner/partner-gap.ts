import type { Tender } from "@tc/domain";
import type { Knockout } from "../../fit/fit-assessment.ts";
import { partnerTermsOf } from "./partner-terms.ts";
import type { PartnerTerms } from "./partner-terms.ts";

/** The turnover that a partner would have to bring, where the agency's own is too little. */
export interface PartnerGap {
  /** Rounded up, so that it is enough by every reading of the demand */
  readonly cents: number;
  /** In every year, or in all three years together */
  readonly per: "year" | "sum";
  /** Only turnover with comparable services counts, and a profile knows the whole alone: the partner may need more. */
  readonly isAtLeast: boolean;
  readonly demandCents: number;
  readonly ownCents: number;
  readonly terms: Exclude<PartnerTerms, { readonly kind: "excluded" }>;
}

/**
 * Only a failed turnover has one: members of a tendering party add theirs (§ 43, § 47 VgV). Covers of insurances do not
 * add up, and a missing reference fails nothing here. Undefined where the notice wants it all of each member.
 */
export function partnerGapOf(
  { status, shortfall, demand }: Knockout,
  tender: Tender,
): PartnerGap | undefined {
  if (status !== "failed" || !shortfall) return undefined;
  const terms = partnerTermsOf(tender, demand?.lotId);
  if (terms.kind === "excluded") return undefined;
  const { demandCents, ownCents, isSum, isSpecific } = shortfall;
  // Who must have it alone gets no help from what the agency has.
  const missingCents = terms.kind === "single" ? demandCents : demandCents - ownCents;
  return {
    cents: roundedUp(missingCents),
    per: isSum ? "sum" : "year",
    isAtLeast: isSpecific && terms.kind !== "single",
    demandCents,
    ownCents,
    terms,
  };
}

/** To 10,000 €, below 100,000 € to 1,000 €: more digits would feign that the demand is that exact. */
function roundedUp(cents: number): number {
  const step = cents >= 10_000_000 ? 1_000_000 : 100_000;
  return Math.ceil(cents / step) * step;
}
