import { smallestValueCents } from "@tc/domain";
import type { AwardCriterion, Lot, Money, Organisation, Tender } from "@tc/domain";

/** What is known of a lot before offers are in; nothing of its result. */
export interface OfferFeatures {
  /** Main code of the lot, eight digits. */
  readonly cpv?: string;
  /** BT-105 */
  readonly procedure?: string;
  /** works, supplies, services */
  readonly nature?: string;
  readonly buyerType?: BuyerType;
  readonly criteria?: CriteriaKind;
  /** Of the published estimate in EUR, else of what the caller estimates. */
  readonly valueBand?: ValueBand;
  readonly lotsBand?: LotsBand;
  readonly framework?: "yes" | "no";
  readonly year?: string;
  /** Place of performance, else of the buyer; up to five characters. */
  readonly nuts?: string;
  /** The buyer's surest key, as the caller knows buyers again. */
  readonly buyer?: string;
  /** ISO 3166-1 alpha-3 */
  readonly country?: string;
  /** Below the EU thresholds no offers are published: such a forecast carries over from above. */
  readonly level?: "eu" | "national";
}

export type BuyerType = "central" | "regional" | "body" | "undertaking" | "subsidised" | "eu";
export type CriteriaKind = "price" | "mixed" | "quality";
export type ValueBand = "-100k" | "100k-215k" | "215k-1m" | "1m-5m" | "5m-";
export type LotsBand = "1" | "2-3" | "4-9" | "10-29" | "30-";

/** The features of a lot; `buyer` is the caller's key of the first buyer, `estimateCents` an estimated value in EUR. */
export function offerFeaturesOf(
  tender: Tender,
  lot: Lot,
  buyer?: string,
  estimateCents?: number,
): OfferFeatures {
  const lots = tender.lots.filter(({ kind }) => kind === undefined).length;
  const [owner] = tender.buyers;
  const stated = lot.values.estimated ?? (lots <= 1 ? tender.values.estimated : undefined);
  const value = tender.flags.includes("value_is_framework_maximum") ? undefined : stated;
  return withoutGaps({
    cpv: lot.cpv[0] ?? tender.cpv[0],
    procedure: tender.procedure,
    nature: lot.nature ?? tender.nature,
    buyerType: buyerTypeOf(owner?.legalType, tender.legalBasis),
    criteria: criteriaKindOf(lot.awardCriteria),
    valueBand: bandOfMoney(value) ?? valueBandOf(estimateCents),
    lotsBand: lotsBandOf(lots),
    framework: lot.framework === undefined ? undefined : lot.framework === "none" ? "no" : "yes",
    year: tender.publishedOn?.slice(0, 4),
    nuts: placeOf(lot, tender, owner),
    buyer,
    country: owner?.country,
    level: tender.level,
  });
}

/** Feature records hold no undefined values, so that equal features are equal as JSON. */
export function withoutGaps(features: {
  readonly [Key in keyof OfferFeatures]: OfferFeatures[Key] | undefined;
}): OfferFeatures {
  return Object.fromEntries(Object.entries(features).filter(([, value]) => value !== undefined));
}

function placeOf(lot: Lot, tender: Tender, owner: Organisation | undefined): string | undefined {
  return lot.nuts[0] ?? tender.nuts[0] ?? owner?.nuts;
}

/** BT-11 in the few kinds that both eForms and the older TED forms tell apart. */
export function buyerTypeOf(
  legalType: string | undefined,
  legalBasis?: string,
): BuyerType | undefined {
  if (legalType !== undefined) {
    if (legalType.startsWith("body-pl")) return "body";
    if (legalType.startsWith("pub-undert") || legalType.startsWith("spec-rights")) {
      return "undertaking";
    }
    if (legalType.startsWith("org-sub")) return "subsidised";
    if (legalType.startsWith("eu-ins")) return "eu";
    if (legalType === "cga" || legalType === "def-cont") return "central";
    if (legalType === "ra" || legalType === "la") return "regional";
  }
  // The utilities directive: whoever buys by it is an undertaking in its sectors.
  return legalBasis === "32014L0025" ? "undertaking" : undefined;
}

/** Price or cost alone, quality alone, or both; criteria of unnamed type count as quality beside a price. */
export function criteriaKindOf(
  criteria: readonly Pick<AwardCriterion, "type">[],
): CriteriaKind | undefined {
  if (criteria.length === 0) return undefined;
  const isMoney = ({ type }: { readonly type?: string | undefined }): boolean =>
    type === "price" || type === "cost";
  if (criteria.every(isMoney)) return "price";
  if (criteria.some(isMoney)) return "mixed";
  return criteria.every(({ type }) => type === "quality") ? "quality" : undefined;
}

/** Of cents in EUR; placeholders have no band. */
export function valueBandOf(cents: number | undefined): ValueBand | undefined {
  if (cents === undefined || cents < smallestValueCents) return undefined;
  if (cents < 10_000_000) return "-100k";
  if (cents < 21_500_000) return "100k-215k";
  if (cents < 100_000_000) return "215k-1m";
  return cents < 500_000_000 ? "1m-5m" : "5m-";
}

function bandOfMoney(money: Money | undefined): ValueBand | undefined {
  return money?.currency === "EUR" ? valueBandOf(money.cents) : undefined;
}

export function lotsBandOf(lots: number): LotsBand | undefined {
  if (lots < 1) return undefined;
  if (lots === 1) return "1";
  if (lots <= 3) return "2-3";
  if (lots <= 9) return "4-9";
  return lots <= 29 ? "10-29" : "30-";
}
