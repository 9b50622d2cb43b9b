import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { addOffers, readOffersModel, serialiseOffersModel } from "@tc/assessment";
import type { OfferObservation } from "@tc/assessment";
import type { Tender } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { CountedResults } from "./counted-results.ts";
import type { DueTender } from "../due/due.operator.store.ts";
import { writeOutcomes } from "./forecast.operator.store.ts";
import type { OutcomeToWrite } from "./forecast.operator.store.ts";
import { reviseParts } from "../models/model.operator.store.ts";
import { partContents } from "../models/model.store.ts";
import type { StoredForecast, TenderForecast } from "./tender-forecast.ts";

/**
 * Stores each outcome beside its forecast and updates the offers model at once. A lot result counts once per version of the
 * models, however often this runs. Returns how many counted.
 */
export async function settleResults(
  ctx: Context,
  modelVersion: number,
  due: readonly DueTender[],
): Promise<number> {
  const tenders = due
    .filter(({ hasResults }) => hasResults)
    .map((tender) => ({ ...tender, tender: JSON.parse(tender.record) as Tender }));
  if (tenders.length === 0) return 0;
  const outcomes = tenders.flatMap(({ id, tender, forecast, forecastModel, forecastAt }) => {
    if (forecast === null || forecastModel === null || forecastAt === null) return [];
    const { lots } = JSON.parse(forecast) as TenderForecast;
    return outcomesOf(id, { lots, modelVersion: forecastModel, forecastAt }, tender);
  });
  await asOperator(ctx, (t) => writeOutcomes(t, outcomes));

  const stored = await partContents(ctx.db, modelVersion, ["offers", "counted"]);
  const [offersPart, countedPart] = [stored.get("offers"), stored.get("counted")];
  if (!offersPart || !countedPart) return 0;
  const counted = CountedResults.read(zstdDecompressSync(countedPart.content));
  const fresh: OfferObservation[] = tenders.flatMap(({ id, buyerId, tender }) =>
    counted.addTender(id, tender, buyerId ?? undefined),
  );
  if (fresh.length === 0) return 0;
  const offers = addOffers(readOffersModel(zstdDecompressSync(offersPart.content)), fresh);
  const isFirst = await asOperator(ctx, (t) =>
    reviseParts(t, modelVersion, {
      offers: {
        content: zstdCompressSync(serialiseOffersModel(offers)),
        seen: offersPart.revision,
      },
      counted: { content: zstdCompressSync(counted.toBytes()), seen: countedPart.revision },
    }),
  );
  return isFirst ? fresh.length : 0;
}

/** Forecasts of lots that were undecided then, where the number of offers is known now. */
export function outcomesOf(
  tenderId: string,
  forecast: Pick<StoredForecast, "lots" | "modelVersion" | "forecastAt">,
  tender: Tender,
): OutcomeToWrite[] {
  return tender.results.flatMap(({ lotId, offersReceived }) => {
    const lotForecast = forecast.lots.find((lot) => lot.lotId === lotId);
    if (
      !lotForecast ||
      lotForecast.isDecided ||
      lotForecast.isTooThin ||
      offersReceived === undefined
    )
      return [];
    return [
      {
        tenderId,
        lotId,
        modelVersion: forecast.modelVersion,
        forecastAt: forecast.forecastAt,
        meanOffers: lotForecast.mean,
        lowOffers: lotForecast.low,
        highOffers: lotForecast.high,
        single: lotForecast.single,
        offersReceived,
      },
    ];
  });
}
