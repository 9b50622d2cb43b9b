import { criteriaOf, minFitForChances } from "@tc/assessment";
import type { ChancesAssessment, FitAssessment, Knockout, OffersForecast } from "@tc/assessment";
import type { ChancesFact, TenderAssessment } from "@tc/contract";
import type { ChancesSilence, ChancesStanding } from "@tc/domain";
import type { CompetitionFacts } from "../competition/competition-facts.ts";
import type { AwardFigures } from "../competition/competition.store.ts";

type Part<Name extends keyof TenderAssessment, Kind extends string> = Extract<
  TenderAssessment[Name],
  { readonly kind: Kind }
>;
type Evidence = Part<"chances", "chances">["evidence"];

type Knockouts = Part<"fit", "fit">["knockouts"];

export function fitAnswerOf(
  fit: FitAssessment,
  isLearnt: boolean,
  partnerOf: (knockout: Knockout) => Knockouts[number]["partner"] = () => undefined,
): Part<"fit", "fit"> {
  const reason = ({ part, points, words, reference, cpv }: FitAssessment["plus"][number]) => ({
    part,
    points,
    words: [...words],
    ...(reference && { reference: reference.title }),
    ...(cpv && { cpv: cpv.tender }),
    ...(cpv?.label !== undefined && { cpvLabel: cpv.label }),
  });
  return {
    kind: "fit",
    score: fit.score,
    low: fit.low,
    high: fit.high,
    knockout: fit.knockout,
    knockouts: criteriaOf(fit.knockouts).map((knockout) => {
      const { kind, status, demand, evidence } = knockout;
      const partner = partnerOf(knockout);
      return {
        kind,
        status,
        ...(demand && { demand }),
        ...(evidence !== undefined && { evidence }),
        ...(partner && { partner }),
      };
    }),
    parts: fit.parts.map(({ key, weight, score, reason: words }) => ({
      key,
      weight,
      reason: words,
      ...(score !== undefined && { score }),
    })),
    plus: fit.plus.map(reason),
    minus: fit.minus.map(reason),
    unknowns: [...fit.unknowns],
    isCpvEstimated: fit.estimatedCpv !== undefined,
    isLearnt,
  };
}

export function silentAnswerOf(reason: ChancesSilence): Part<"chances", "silent"> {
  return { kind: "silent", reason, minFit: minFitForChances };
}

export function chancesAnswerOf(
  chances: ChancesAssessment,
  offers: OffersForecast,
  {
    seats,
    standing,
    facts,
  }: {
    readonly seats: number | undefined;
    readonly standing: ChancesStanding | undefined;
    readonly facts: readonly ChancesFact[];
  },
): Part<"chances", "chances" | "too-thin"> {
  if (chances.kind === "too-thin") return { kind: "too-thin", n: offers.evidence.lots };
  return {
    kind: "chances",
    percent: chances.percent,
    lowPercent: chances.lowPercent,
    highPercent: chances.highPercent,
    ofTwenty: chances.ofTwenty,
    baselinePercent: percentOf(chances.baseline),
    withAwardPercent: percentOf(chances.withAward),
    drivers: chances.drivers.map(({ kind, points }) => ({ kind, points })),
    evidence: evidenceOf(offers),
    isExtrapolated: chances.extrapolated,
    ...(standing && { standing }),
    ...(seats !== undefined && { seats }),
    ...(facts.length > 0 && { facts: [...facts] }),
    basis: chances.basis,
  };
}

export function competitionAnswerOf(
  offers: OffersForecast,
  { buyer, agencySector, incumbent }: CompetitionFacts,
): Part<"competition", "competition" | "too-thin"> {
  if (offers.isTooThin) return { kind: "too-thin", n: offers.evidence.lots };
  return {
    kind: "competition",
    offers: { mean: offers.mean, low: offers.low, high: offers.high },
    singlePercent: percentOf(offers.single),
    sixOrMorePercent: percentOf(offers.sixOrMore),
    ...(offers.sectorPercentile !== undefined && {
      sectorPercentile: percentOf(offers.sectorPercentile),
    }),
    percentile: percentOf(offers.percentile),
    isContested: offers.contested,
    evidence: evidenceOf(offers),
    isExtrapolated: offers.extrapolated,
    buyerWinners: winnersOf(buyer),
    sectorWinners: winnersOf(agencySector),
    ...(incumbent && {
      incumbent: {
        name: incumbent.name,
        ...(incumbent.awardedOn !== null && { awardedOn: incumbent.awardedOn }),
        tenderSlug: incumbent.tenderSlug,
        title: incumbent.title,
      },
    }),
    buyerHistory: historyOf(buyer),
  };
}

function winnersOf(
  figures: AwardFigures | undefined,
): Part<"competition", "competition">["buyerWinners"] {
  const { total = 0, named = 0, parties = [] } = figures ?? {};
  return {
    n: named,
    missingShare: total === 0 ? 0 : (total - named) / total,
    parties: parties.map(({ name, count }) => ({ name, count, share: count / named })),
  };
}

function historyOf(
  figures: AwardFigures | undefined,
): Part<"competition", "competition">["buyerHistory"] {
  if (!figures) return { n: 0, withOffers: 0 };
  const { total, withOffers, medianOffers, from, to } = figures;
  return {
    n: total,
    withOffers,
    ...(medianOffers !== null && { medianOffers }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

/** "agency sector design" names a level and its code; the root has neither. */
function evidenceOf({ evidence }: OffersForecast): Evidence {
  const { level, key, lots, from, to } = evidence;
  const code = key.split(" ").at(-1);
  return {
    level,
    ...(code && { code }),
    n: lots,
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function percentOf(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}
