import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import {
  chancesSilence,
  countCriteria,
  criteriaOf,
  regimeOf,
  requirementsOf,
  verdictOn,
} from "@tc/assessment";
import type { ChancesAssessment } from "@tc/assessment";
import type { TenderAssessment, VolumeLock } from "@tc/contract";
import { AppError, canUse, cheapestTierWith } from "@tc/domain";
import type { Feature, Tier } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import {
  chancesBase,
  chancesOn,
  currentModels,
  forecastOf,
  frameworkSeats,
} from "../../scoring/index.ts";
import type { Models, SilentChances, StoredForecast } from "../../scoring/index.ts";
import { listCurrentMarks, toMarks } from "../../marks/index.ts";
import type { AgencyFit, AgencyFits } from "../row/agency-fits.ts";
import type { AgencyAssessment, AgencyAssessments } from "../row/agency-assessments.ts";
import {
  chancesAnswerOf,
  competitionAnswerOf,
  fitAnswerOf,
  silentAnswerOf,
} from "./answer-parts.ts";
import * as store from "./assessed-tender.store.ts";
import type { AssessedProfile, AssessedTender } from "./assessed-tender.store.ts";
import { bidValueOf, isOpenToBids } from "./bid-value.ts";
import { budgetAnswerOf } from "./budget-answer.ts";
import type { CompetitionFacts, CompetitionReader } from "../competition/competition-facts.ts";
import { originalUrl } from "./original-url.ts";
import { statedAmountOf, volumeLockOf } from "../volume-lock.ts";

export interface AssessmentParts {
  readonly fits: AgencyFits;
  readonly competition: CompetitionReader;
  /** The agency's other hits, which a chance is compared with */
  readonly assessments: AgencyAssessments;
}

/** Everything a tender is to the caller's agency, as far as its plan opens it: what is locked is not even worked out. */
export async function getTenderAssessment(
  ctx: Context,
  parts: AssessmentParts,
  slug: string,
): Promise<TenderAssessment> {
  const { tier, agencyId } = requireMembership(ctx);
  const [tender, models] = await Promise.all([
    store.findAssessedTender(ctx.db, slug),
    currentModels(ctx),
  ]);
  if (!tender) throw new AppError("not_found");
  const needsFacts = canUse(tier, "tenderChances") || canUse(tier, "competition");
  const [forecast, facts] = await Promise.all([
    models && forecastOf(ctx, tender),
    models && needsFacts ? parts.competition.read(ctx.db, tender) : undefined,
  ]);
  // By the forecast that was made for this answer; the stored one may be older.
  const lock = volumeLockOf(tier, statedAmountOf(tender, forecast?.budget));
  if (lock) return lockedAnswer(ctx, agencyId, tender, lock);
  const isOpen = (feature: Feature) => canUse(tier, feature);
  const [agencyFacts, hits] = await Promise.all([
    inAgency(ctx, agencyId, async (t) => ({
      marks: toMarks(await listCurrentMarks(t, tender.id)),
      profile: await store.findAssessedProfile(t),
      isIncumbent: await store.isSupplier(t, facts?.incumbent?.supplierIds ?? []),
    })),
    isOpen("tenderChances") ? parts.assessments.read(ctx) : undefined,
  ]);
  const basis =
    models && forecast && agencyFacts.profile
      ? { ...agencyFacts, models, forecast, profile: agencyFacts.profile, agencyId, tender, facts }
      : undefined;
  const fit =
    basis && isOpen("agencyFit")
      ? await parts.fits.assess(
          ctx.db,
          basis.models,
          { id: agencyId, profile: basis.profile },
          basis,
          ctx.now().getTime(),
        )
      : undefined;
  const chances = isOpen("tenderChances") && fit && basis ? chancesFor(fit, basis) : undefined;
  const budget = isOpen("budget")
    ? await budgetAnswerOf(ctx.db, tender, forecast?.budget)
    : lockedPart("budget");
  const criteria = fit && criteriaOf(fit.assessment.knockouts);
  const verdict =
    fit && criteria && isOpenToBids(tender.record, ctx.now())
      ? verdictOn({
          fit: fit.assessment,
          criteria,
          requirements: fit.assessment.knockout === "failed" ? requirementsOf(tender.record) : [],
          chances,
          value: bidValueOf(tender.record, forecast, budget),
          seedKey: tender.id,
        })
      : undefined;
  return {
    fit: isOpen("agencyFit") ? fitPart(fit, agencyFacts.profile) : lockedPart("agencyFit"),
    chances: isOpen("tenderChances")
      ? chancesPart(chances, basis, hits)
      : lockedPart("tenderChances"),
    competition: isOpen("competition") ? competitionPart(basis) : lockedPart("competition"),
    budget,
    regime: regimeOf(tender.record),
    ...(criteria
      ? { criteria: countCriteria(criteria) }
      : { demandCount: requirementsOf(tender.record).length }),
    ...(verdict && { verdict }),
    marks: agencyFacts.marks,
    ...(models && {
      model: { version: models.version, trainedOn: berlinDay(models.trainedAt) },
    }),
  };
}

/** What the parts of the answer are made of. */
interface Basis {
  readonly models: Models;
  readonly forecast: StoredForecast;
  readonly profile: AssessedProfile;
  readonly agencyId: string;
  readonly tender: AssessedTender;
  readonly facts: CompetitionFacts | undefined;
  readonly isIncumbent: boolean;
}

function fitPart(
  fit: AgencyFit | undefined,
  profile: AssessedProfile | undefined,
): TenderAssessment["fit"] {
  if (!fit) return { kind: "pending" };
  return fitAnswerOf(fit.assessment, (profile?.weights ?? null) !== null);
}

/** What the models say; too thin where there is no forecast of offers, silent by the lead time of today as well. */
function chancesFor(fit: AgencyFit, basis: Basis): ChancesAssessment | SilentChances {
  const silence = chancesSilence(fit.assessment);
  if (silence) return { kind: "silent", reason: silence };
  const { models, forecast, tender, agencyId: id, isIncumbent: incumbent } = basis;
  const base = chancesBase(tender.id, tender.record, forecast);
  if (!forecast.offers || !base) return { kind: "too-thin", n: 0 };
  return chancesOn(models.chances, base, { id, fit: fit.scored, incumbent });
}

function chancesPart(
  chances: ChancesAssessment | SilentChances | undefined,
  basis: Basis | undefined,
  hits: Pick<AgencyAssessment, "compareChance"> | undefined,
): TenderAssessment["chances"] {
  if (!chances || !basis) return { kind: "pending" };
  if (chances.kind === "silent") return silentAnswerOf(chances.reason);
  const { forecast, tender } = basis;
  if (!forecast.offers) return { kind: "too-thin", n: 0 };
  const seats = frameworkSeats(tender.record, forecast.typicalLotId);
  const standing =
    chances.kind === "chances"
      ? hits?.compareChance(chances.percent, Math.round(100 * chances.spread), seats)
      : undefined;
  return chancesAnswerOf(chances, forecast.offers, { seats, standing });
}

function competitionPart(basis: Basis | undefined): TenderAssessment["competition"] {
  if (!basis?.facts) return { kind: "pending" };
  const { offers } = basis.forecast;
  return offers ? competitionAnswerOf(offers, basis.facts) : { kind: "too-thin", n: 0 };
}

function lockedPart(feature: Feature): { kind: "locked"; tier: Tier } {
  return { kind: "locked", tier: cheapestTierWith(feature) };
}

/** Above the plan's cap only the lock, the regime and what the agency has said itself. */
async function lockedAnswer(
  ctx: Context,
  agencyId: string,
  tender: AssessedTender,
  lock: VolumeLock,
): Promise<TenderAssessment> {
  const marks = await inAgency(ctx, agencyId, async (t) =>
    toMarks(await listCurrentMarks(t, tender.id)),
  );
  const part = { kind: "locked", tier: lock.tier } as const;
  const url = originalUrl(tender.record);
  return {
    fit: part,
    chances: part,
    competition: part,
    budget: part,
    regime: regimeOf(tender.record),
    marks,
    volumeLock: { ...lock, ...(url !== undefined && { originalUrl: url }) },
  };
}
