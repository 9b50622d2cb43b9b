import type { BidValue } from "@tc/assessment";
import type { TenderAssessment } from "@tc/contract";
import { bidDeadlines, tenderState } from "@tc/domain";
import type { Tender, TenderState } from "@tc/domain";
import { frameworkSeats } from "../../scoring/index.ts";
import type { StoredForecast } from "../../scoring/index.ts";

/** Whether agencies can still bid. They cannot where a call is only announced, over or awarded. */
export function isOpenToBids(tender: Tender, now: Date): boolean {
  return stateOf(tender, now) === "open";
}

/** Whether a TenderCheck may begin: nothing is checked that is over. What is only announced can be checked. */
export function isOpenToChecks(tender: Tender, now: Date): boolean {
  const state = stateOf(tender, now);
  return state === "open" || state === "planned";
}

export function stateOf(tender: Tender, now: Date): TenderState {
  const last = bidDeadlines(tender).at(-1);
  const lastDeadlineAt = last && Date.parse(last.at);
  const { stage, updatedOn } = tender;
  return tenderState({ stage, lastDeadlineAt, updatedOn }, now.getTime());
}

/**
 * The value of the one contract that a bidder may win. It is undefined for several lots, which share a value, and for a
 * framework, where a place brings no contract yet.
 */
export function bidValueOf(
  tender: Tender,
  forecast: StoredForecast | undefined,
  budget: TenderAssessment["budget"],
): BidValue | undefined {
  const lots = tender.lots.filter(({ kind }) => kind !== "group");
  const seats = forecast && frameworkSeats(tender, forecast.typicalLotId);
  if (lots.length > 1 || seats !== undefined) return undefined;
  if (budget.kind === "estimate") return budget;
  if (budget.kind === "maximum") return budget.estimate;
  if (budget.kind !== "published" && budget.kind !== "quoted") return undefined;
  if (budget.money.currency !== "EUR") return undefined;
  const cents = budget.kind === "quoted" ? budget.netCents : budget.money.cents;
  return { lowCents: cents, medianCents: cents, highCents: cents };
}
