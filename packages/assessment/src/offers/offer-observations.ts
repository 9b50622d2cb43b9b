import type { LotResult, Tender } from "@tc/domain";
import { offerFeaturesOf } from "./offer-features.ts";
import type { OfferFeatures } from "./offer-features.ts";

/** What one lot's result teaches about the number of offers. */
export interface OfferObservation {
  readonly features: OfferFeatures;
  /** 1 … 60 */
  readonly offers: number;
  /** 1 / lots of the procedure with a count: lots of one procedure are not independent. */
  readonly weight: number;
  /** The procedure: its lots are never split between training and test. */
  readonly group: string;
  /** Publication day of the result, YYYY-MM-DD */
  readonly day: string;
}

/** Whether a lot that was called for ended with a winner. */
export interface AwardOutcome {
  readonly features: OfferFeatures;
  readonly awarded: boolean;
  readonly weight: number;
  readonly day: string;
}

/** Extreme counts (dynamic systems, catalogues) must not carry the mean. */
export const maxOffers = 60;

/** A direct award has one offer by design: it says nothing about competition for a call. */
const withoutCall: ReadonlySet<string> = new Set(["neg-wo-call", "oth-single"]);

/**
 * The lot results of a tender with a published number of offers (BT-759 `tenders`, else `t-esubm`; never a sum). Empty
 * for direct awards without call. A result without count, as all national ones, teaches nothing; neither does "no offer
 * received", as the model counts the rivals of lots that were competed for. `buyer` is the caller's key of the buyer.
 */
export function offerObservationsOf(tender: Tender, buyer?: string): readonly OfferObservation[] {
  if (isDirectAward(tender)) return [];
  const day = tender.updatedOn ?? tender.publishedOn;
  const group = tender.notices[0]?.noticeId;
  if (day === undefined || group === undefined) return [];
  const counted = tender.results.flatMap((result) => {
    const offers = result.offersReceived;
    const lot = lotOf(tender, result);
    if (lot === undefined || offers === undefined || !(offers >= 1)) return [];
    const features = offerFeaturesOf(tender, lot, buyer);
    return [{ features, offers: Math.min(Math.round(offers), maxOffers) }];
  });
  return counted.map((lot) => ({ ...lot, weight: 1 / counted.length, group, day }));
}

/** The lots of a tender that ended, with or without a winner; national results count here. */
export function awardOutcomesOf(tender: Tender, buyer?: string): readonly AwardOutcome[] {
  if (isDirectAward(tender)) return [];
  const day = tender.updatedOn ?? tender.publishedOn;
  if (day === undefined) return [];
  const ended = tender.results.flatMap((result) => {
    const lot = lotOf(tender, result);
    if (lot === undefined) return [];
    if (result.outcome !== "selec-w" && result.outcome !== "clos-nw") return [];
    const features = offerFeaturesOf(tender, lot, buyer);
    return [{ features, awarded: result.outcome === "selec-w" }];
  });
  return ended.map((lot) => ({ ...lot, weight: 1 / ended.length, day }));
}

function isDirectAward(tender: Tender): boolean {
  if (tender.procedure !== undefined && withoutCall.has(tender.procedure)) return true;
  return tender.flags.includes("award_without_call");
}

/** A result that names no known lot belongs to the only one there is, if there is one. */
function lotOf(tender: Tender, result: LotResult): Tender["lots"][number] | undefined {
  const lots = tender.lots.filter(({ kind }) => kind === undefined);
  return lots.find(({ id }) => id === result.lotId) ?? (lots.length === 1 ? lots[0] : undefined);
}
