import type { AssessmentSummary, StatedAmount } from "@tc/contract";
import { statedAmountOf } from "../volume-lock.ts";
import type { AssessmentRow } from "./assessment-row.ts";

/** What is the same for every agency. */
export interface PublishedAssessment {
  readonly competition: AssessmentSummary["competition"];
  readonly budget: AssessmentSummary["budget"];
  /** By which a plan's volume cap is judged */
  readonly statedAmount: StatedAmount | undefined;
  /** So many bidders share the framework (BT-113); undefined where one wins. */
  readonly frameworkSeats: number | undefined;
}

export function publishedAssessment(row: AssessmentRow): PublishedAssessment {
  return {
    competition: competitionOf(row),
    budget: budgetOf(row),
    statedAmount: statedAmountOf(row),
    frameworkSeats: row.framework_seats ?? undefined,
  };
}

function competitionOf(row: AssessmentRow): AssessmentSummary["competition"] {
  const { mean_offers: mean, low_offers: low, high_offers: high } = row;
  if (mean === null || low === null || high === null) return undefined;
  return { mean, low, high, isContested: row.is_contested ?? false };
}

/**
 * The tender's own value first: it is never older than the tender, which a forecast may be. An amount of public documents
 * is better than an estimate.
 */
function budgetOf(row: AssessmentRow): AssessmentSummary["budget"] {
  const cents = numberOf(row.value_cents);
  const currency = row.value_currency;
  const isMaximum = row.value_kind === "framework-maximum";
  if (cents !== undefined && currency !== null && row.value_kind !== null && !isMaximum) {
    return { kind: "published", cents, currency };
  }
  const forecastCents = numberOf(row.budget_cents);
  const { budget_kind: kind, budget_currency: forecastCurrency } = row;
  const documentCents = numberOf(row.document_cents);
  if (documentCents !== undefined && (kind === null || kind === "estimate") && !isMaximum) {
    return { kind: "document", cents: documentCents, currency: "EUR" };
  }
  if (kind !== null && forecastCents !== undefined && forecastCurrency !== null) {
    const [lowCents, highCents] = [numberOf(row.budget_low_cents), numberOf(row.budget_high_cents)];
    return {
      kind,
      cents: forecastCents,
      currency: forecastCurrency,
      ...(lowCents !== undefined && { lowCents }),
      ...(highCents !== undefined && { highCents }),
    };
  }
  if (isMaximum && cents !== undefined && currency !== null) {
    return { kind: "maximum", cents, currency };
  }
  return undefined;
}

function numberOf(text: string | null): number | undefined {
  return text === null ? undefined : Number(text);
}
