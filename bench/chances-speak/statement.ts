import type { AssessmentSummary, TenderAssessment } from "@tc/contract";
import type { ChancesStanding } from "@tc/domain";

/** What is said to an agency of its fit and its chance on one tender. */
export interface Statement {
  readonly slug: string;
  readonly fit?: number | undefined;
  readonly knockout?: string | undefined;
  readonly percent?: number | undefined;
  readonly lowPercent?: number | undefined;
  readonly highPercent?: number | undefined;
  readonly standing?: ChancesStanding | undefined;
  /** So many share a framework: the chance is one of a place. */
  readonly seats?: number | undefined;
  /** Why no chance is told */
  readonly silence?: string | undefined;
  readonly offers?: string | undefined;
}

export function rowStatement(
  slug: string,
  state: string,
  { fit, chances, chancesSilence, competition }: AssessmentSummary,
): Statement {
  return {
    slug,
    ...(fit && { fit: fit.score, knockout: fit.knockout }),
    ...chances,
    silence: chances ? undefined : (chancesSilence ?? (fit ? "too thin" : `not scored: ${state}`)),
    offers: competition && offersText(competition),
  };
}

export function detailStatement(
  slug: string,
  { fit, chances, competition }: TenderAssessment,
): Statement {
  return {
    slug,
    ...(fit.kind === "fit" && { fit: fit.score, knockout: fit.knockout }),
    ...(chances.kind === "chances" && {
      percent: chances.percent,
      lowPercent: chances.lowPercent,
      highPercent: chances.highPercent,
      standing: chances.standing,
      seats: chances.seats,
    }),
    silence: chances.kind === "silent" ? chances.reason : silenceOf(chances.kind),
    offers:
      competition.kind === "competition"
        ? offersText({ ...competition.offers, isContested: competition.isContested })
        : undefined,
  };
}

function silenceOf(kind: string): string | undefined {
  if (kind === "chances") return undefined;
  return kind === "too-thin" ? "too thin" : kind;
}

function offersText(offers: NonNullable<AssessmentSummary["competition"]>): string {
  const { mean, low, high, isContested } = offers;
  return `${mean.toFixed(1)} (${low} to ${high})${isContested ? ", contested" : ""}`;
}
