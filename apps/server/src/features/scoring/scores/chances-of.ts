import { assessPrepared, prepareChances } from "@tc/assessment";
import type { ChancesAssessment, ChancesModel, PreparedChances } from "@tc/assessment";
import type { Tender } from "@tc/domain";
import type { TenderForecast } from "../forecasts/tender-forecast.ts";

/** The fit as it is stored: a score with its range, and whether a knockout criterion failed (0), is open (1) or not (2). */
export interface ScoredFit {
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly knockout: number;
}

/** BT-113 of the lot that stands for the tender: so many may share the framework. */
export function frameworkSeats(
  record: Tender,
  { typicalLotId }: Pick<TenderForecast, "typicalLotId">,
): number | undefined {
  return record.lots.find(({ id }) => id === typicalLotId)?.frameworkSeats;
}

/** What all agencies' chances on a tender share; undefined: too thin, or no lots. */
export function chancesBase(
  tenderId: string,
  record: Tender,
  forecast: TenderForecast,
): PreparedChances | undefined {
  const { offers } = forecast;
  if (!offers || offers.isTooThin) return undefined;
  const seats = frameworkSeats(record, forecast);
  return prepareChances(offers, { seedKey: tenderId, ...(seats !== undefined && { seats }) });
}

/** One agency's chances; lists and the tender's own page say the same because both ask here. */
export function chancesOn(
  model: ChancesModel,
  base: PreparedChances,
  agency: { readonly id: string; readonly fit: ScoredFit; readonly incumbent: boolean },
): ChancesAssessment {
  const { knockout, ...fit } = agency.fit;
  return assessPrepared(base, model, {
    fit,
    unmetKnockouts: knockout === 0 ? 1 : 0,
    incumbent: agency.incumbent,
    agencyId: agency.id,
  });
}
