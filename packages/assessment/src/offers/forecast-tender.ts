import type { Tender } from "@tc/domain";
import { forecastOffers } from "./forecast-offers.ts";
import type { OffersForecast } from "./forecast-offers.ts";
import { offerFeaturesOf } from "./offer-features.ts";
import type { OffersModel } from "./offers-model.ts";

export interface TenderForecast {
  /** That of the lot in the middle by expected offers: a bidder competes for a lot, never for the sum. */
  readonly typical: OffersForecast;
  readonly typicalLotId: string;
  readonly lots: readonly { readonly lotId: string; readonly forecast: OffersForecast }[];
}

export interface TenderForecastContext {
  /** The caller's key of the first buyer. */
  readonly buyer?: string;
  /** Estimated value in EUR cents of a lot that publishes none. */
  readonly estimateOf?: (lotId: string) => number | undefined;
}

/** One forecast per lot and one for the tender; undefined for a tender without lots. */
export function forecastTender(
  model: OffersModel,
  tender: Tender,
  { buyer, estimateOf }: TenderForecastContext = {},
): TenderForecast | undefined {
  const lots = tender.lots
    .filter(({ kind }) => kind === undefined)
    .map((lot) => {
      const features = offerFeaturesOf(tender, lot, buyer, estimateOf?.(lot.id));
      return { lotId: lot.id, forecast: forecastOffers(model, features) };
    });
  const byMean = lots.toSorted((a, b) => a.forecast.mean - b.forecast.mean);
  const middle = byMean[Math.floor((byMean.length - 1) / 2)];
  return middle && { typical: middle.forecast, typicalLotId: middle.lotId, lots };
}
