import type { BuyerAnswer } from "../queries";

type Awards = Pick<
  BuyerAnswer,
  "awards" | "awardCount" | "awardsWithOffersShare" | "awardsWithValueShare"
>;

/** A buyer's awards without those of one tender: what it decided itself is no earlier award. */
export function withoutTender<Buyer extends Awards>(buyer: Buyer, slug: string): Buyer {
  const tenderAwards = buyer.awards.filter((award) => award.tenderSlug === slug);
  const awardCount = buyer.awardCount - tenderAwards.length;
  const rest = (share: number | undefined, ownCount: number) =>
    share === undefined || awardCount <= 0
      ? undefined
      : (Math.round(share * buyer.awardCount) - ownCount) / awardCount;
  const ownOffers = tenderAwards.filter((award) => award.offersReceived !== undefined).length;
  const ownValues = tenderAwards.filter((award) => award.value !== undefined).length;
  return {
    ...buyer,
    awards: buyer.awards.filter((award) => award.tenderSlug !== slug),
    awardCount,
    awardsWithOffersShare: rest(buyer.awardsWithOffersShare, ownOffers),
    awardsWithValueShare: rest(buyer.awardsWithValueShare, ownValues),
  };
}

/** Those in the agency's own sectors first, each part in its order. */
export function ownSectorsFirst(awards: BuyerAnswer["awards"]): BuyerAnswer["awards"] {
  const isOwn = (award: BuyerAnswer["awards"][number]) => award.isInAgencySectors === true;
  return [...awards.filter(isOwn), ...awards.filter((award) => !isOwn(award))];
}
