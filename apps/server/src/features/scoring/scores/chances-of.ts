import { assessPrepared, chancesSilence, prepareChances } from "@tc/assessment";
import type { ChancesAssessment, ChancesModel, PreparedChances, PriceInput } from "@tc/assessment";
import { knockoutOutcomes } from "@tc/domain";
import type { ChancesSilence, Tender } from "@tc/domain";
import { frameworkSeats } from "../forecasts/tender-forecast.ts";
import type { TenderForecast } from "../forecasts/tender-forecast.ts";

/** The fit as it is stored: a score with its range, and whether a knockout criterion failed (0), is open (1) or not (2). */
export interface ScoredFit {
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly knockout: number;
}

/** What an agency brings to a tender, and what the price means there */
export interface AgencyOnTender extends PriceInput {
  readonly id: string;
  readonly fit: ScoredFit;
  readonly incumbent: boolean;
}

/** No chance is told. */
export interface SilentChances {
  readonly kind: "silent";
  readonly reason: ChancesSilence;
}

/** What all agencies' chances on a tender share; undefined: too thin, or no lots. */
export function chancesBase(
  tenderId: string,
  record: Tender,
  forecast: TenderForecast,
): PreparedChances | undefined {
  const { offers } = forecast;
  if (!offers || offers.isTooThin) return undefined;
  const seats = frameworkSeats(record, forecast.typicalLotId);
  return prepareChances(offers, { seedKey: tenderId, ...(seats !== undefined && { seats }) });
}

/** One agency's chances, or why it is told none; lists and the tender's own page say the same because both ask here. */
export function chancesOn(
  model: ChancesModel,
  base: PreparedChances,
  { id, fit: { knockout, ...fit }, ...agency }: AgencyOnTender,
): ChancesAssessment | SilentChances {
  const reason = chancesSilence({
    score: fit.score,
    knockout: knockoutOutcomes[knockout] ?? "open",
  });
  if (reason) return { kind: "silent", reason };
  return assessPrepared(base, model, { ...agency, fit, unmetKnockouts: 0, agencyId: id });
}
