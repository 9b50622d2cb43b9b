import { estimateBudget, forecastTender } from "@tc/assessment";
import type { BudgetEstimate, BudgetRange, OffersForecast } from "@tc/assessment";
import type { Tender } from "@tc/domain";
import type { OpenParts } from "../models/model-parts.ts";

/** What is said of one lot, in few words. */
export interface LotForecast {
  readonly lotId: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** P(N = 1) */
  readonly single: number;
  readonly isTooThin: boolean;
  /** The result was published before the forecast, so it proves nothing. */
  readonly isDecided: boolean;
}

/** What the models say of a tender, the same for every agency; stored in `tender_forecast.forecast`. */
export interface TenderForecast {
  /** That of the lot in the middle by expected offers; absent for a tender without lots. */
  readonly offers?: OffersForecast;
  readonly typicalLotId?: string;
  /** So many may share the framework of the typical lot (BT-113); absent where one bidder wins. */
  readonly frameworkSeats?: number;
  readonly lots: readonly LotForecast[];
  readonly budget: BudgetEstimate;
}

export interface StoredForecast extends TenderForecast {
  readonly tenderVersion: number;
  readonly modelVersion: number;
  readonly forecastAt: Date;
}

/** A tender as the models take it. */
export interface TenderToForecast {
  readonly id: string;
  readonly version: number;
  /** The buyer's id here: the same whatever it calls itself. */
  readonly buyerId: string | null;
  readonly record: Tender;
}

/** Pure: the same models and the same tender give the same forecast to the bit. */
export function makeForecast(
  { offers, budget }: Pick<OpenParts, "offers" | "budget">,
  { id, buyerId, record }: Omit<TenderToForecast, "version">,
): TenderForecast {
  const buyer = buyerId ?? undefined;
  const estimate = estimateBudget(budget, record, {
    tenderId: id,
    ...(buyer !== undefined && { buyer }),
  });
  // The estimate is for the whole tender, so it tells a lot's value only when there is one lot.
  const cents = record.lots.length === 1 ? budgetRange(estimate)?.medianCents : undefined;
  const decided = new Set(record.results.map(({ lotId }) => lotId));
  const forecast = forecastTender(offers, record, {
    ...(buyer !== undefined && { buyer }),
    ...(cents !== undefined && { estimateOf: () => cents }),
  });
  const seats = forecast && frameworkSeats(record, forecast.typicalLotId);
  return {
    ...(forecast && { offers: forecast.typical, typicalLotId: forecast.typicalLotId }),
    ...(seats !== undefined && { frameworkSeats: seats }),
    lots: (forecast?.lots ?? []).map(({ lotId, forecast: lot }) => ({
      lotId,
      mean: lot.mean,
      low: lot.low,
      high: lot.high,
      single: lot.single,
      isTooThin: lot.isTooThin,
      isDecided: decided.has(lotId),
    })),
    budget: estimate,
  };
}

/** BT-113 of the lot that stands for the tender; undefined where one bidder wins. */
export function frameworkSeats(
  record: Tender,
  typicalLotId: string | undefined,
): number | undefined {
  const seats = record.lots.find(({ id }) => id === typicalLotId)?.frameworkSeats;
  return seats !== undefined && seats > 1 ? seats : undefined;
}

/** What a fit is judged by where no value is published; a maximum is never one. */
export function budgetRange(estimate: BudgetEstimate): BudgetRange | undefined {
  if (estimate.kind === "maximum") return budgetRange(estimate.beneath);
  if (estimate.kind !== "estimate") return undefined;
  const { lowCents, medianCents, highCents } = estimate;
  return { lowCents, medianCents, highCents };
}
