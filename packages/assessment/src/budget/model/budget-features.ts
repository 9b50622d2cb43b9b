import type { Lot, Tender } from "@tc/domain";
import { offerFeaturesOf } from "../../offers/offer-features.ts";
import type { OfferFeatures } from "../../offers/offer-features.ts";

/**
 * What is known of a lot before anybody offers; nothing of a result is among it. The circumstances are those of the
 * offers model; a value's duration and title come in addition, its own band does not.
 */
export interface BudgetFeatures extends Omit<OfferFeatures, "valueBand" | "year"> {
  /** The tender's title and the lot's; comparables are found by it. */
  readonly title?: string;
  /** BT-36, or the span between BT-536 and BT-537 */
  readonly months?: number;
}

const daysPerMonth = 30.44;
const dayMs = 86_400_000;

/** `buyer` is the caller's stable key of the buyer (its own row), so that one buyer under two spellings is one. */
export function budgetFeaturesOf(tender: Tender, lot?: Lot, buyer?: string): BudgetFeatures {
  const {
    valueBand: _band,
    year: _year,
    ...features
  } = offerFeaturesOf(tender, lot ?? { ...emptyLot, cpv: tender.cpv }, buyer);
  const isLotNamed = lot?.title !== undefined && lot.title !== tender.title;
  const title = isLotNamed ? `${tender.title} ${lot.title}` : tender.title;
  const months = monthsOf(lot);
  return { ...features, title, ...(months !== undefined && { months }) };
}

/** A tender whose notice describes no lot is judged by its own fields. */
const emptyLot: Lot = {
  id: "",
  cpv: [],
  nuts: [],
  values: {},
  deadlines: [],
  submissionLanguages: [],
  awardCriteria: [],
  selectionCriteria: [],
  links: [],
};

/** Groups and parts are no lots of their own. */
export function realLots(tender: Tender): readonly Lot[] {
  return tender.lots.filter((lot) => lot.kind === undefined);
}

/** Unlimited and unknown durations say nothing about the volume. */
function monthsOf(lot: Lot | undefined): number | undefined {
  const duration = lot?.duration;
  if (!duration || duration.open !== undefined) return undefined;
  if (duration.months !== undefined) return plausible(duration.months);
  if (duration.days !== undefined) return plausible(duration.days / daysPerMonth);
  if (duration.startsOn === undefined || duration.endsOn === undefined) return undefined;
  const days = (Date.parse(duration.endsOn) - Date.parse(duration.startsOn)) / dayMs + 1;
  return plausible(days / daysPerMonth);
}

/** Beyond fifty years a duration is a typing error. */
function plausible(months: number): number | undefined {
  return months > 0 && months <= 600 ? months : undefined;
}
