import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import {
  countCriteria,
  criteriaOf,
  lockCents,
  regimeOf,
  regimeTableVersion,
  requirementsOf,
  verdictOn,
} from "@tc/assessment";
import type { BudgetEstimate, ChancesAssessment } from "@tc/assessment";
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
import type { Models, StoredForecast } from "../../scoring/index.ts";
import { listCurrentMarks, toMarks } from "../../marks/index.ts";
import type { AgencyFit, AgencyFits } from "../row/agency-fits.ts";
import { chancesAnswerOf, competitionAnswerOf, fitAnswerOf } from "./answer-parts.ts";
import * as store from "./assessed-tender.store.ts";
import type { AssessedProfile, AssessedTender } from "./assessed-tender.store.ts";
import { bidValueOf, isOpenToBids } from "./bid-value.ts";
import { budgetAnswerOf } from "./budget-answer.ts";
import type { CompetitionFacts, CompetitionReader } from "../competition/competition-facts.ts";
import { originalUrl } from "./original-url.ts";
import { publishedAssessment } from "../row/published-assessment.ts";
import { volumeLockOf } from "../volume-lock.ts";

export interface AssessmentParts {
  readonly fits: AgencyFits;
  readonly competition: CompetitionReader;
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
  const lock = lockOf(tier, tender, forecast?.budget);
  if (lock) return lockedAnswer(ctx, agencyId, tender, lock);
  const agencyFacts = await inAgency(ctx, agencyId, async (t) => ({
    marks: toMarks(await listCurrentMarks(t, tender.id)),
    profile: await store.findAssessedProfile(t),
    isIncumbent: await store.isSupplier(t, facts?.incumbent?.supplierIds ?? []),
  }));
  const basis =
    models && forecast && agencyFacts.profile
      ? { ...agencyFacts, models, forecast, profile: agencyFacts.profile, agencyId, tender, facts }
      : undefined;
  const isOpen = (feature: Feature) => canUse(tier, feature);
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
    chances: isOpen("tenderChances") ? chancesPart(chances, basis) : lockedPart("tenderChances"),
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

/** What the models say; too thin where there is no forecast of offers. */
function chancesFor(fit: AgencyFit, basis: Basis): ChancesAssessment {
  const { models, forecast, tender, agencyId: id, isIncumbent: incumbent } = basis;
  const base = chancesBase(tender.id, tender.record, forecast);
  if (!forecast.offers || !base) return { kind: "too-thin", n: 0 };
  return chancesOn(models.chances, base, { id, fit: fit.scored, incumbent });
}

function chancesPart(
  chances: ChancesAssessment | undefined,
  basis: Basis | undefined,
): TenderAssessment["chances"] {
  if (!chances || !basis) return { kind: "pending" };
  const { forecast, tender } = basis;
  if (!forecast.offers) return { kind: "too-thin", n: 0 };
  return chancesAnswerOf(chances, forecast.offers, frameworkSeats(tender.record, forecast));
}

function competitionPart(basis: Basis | undefined): TenderAssessment["competition"] {
  if (!basis?.facts) return { kind: "pending" };
  const { offers } = basis.forecast;
  return offers ? competitionAnswerOf(offers, basis.facts) : { kind: "too-thin", n: 0 };
}

function lockedPart(feature: Feature): { kind: "locked"; tier: Tier } {
  return { kind: "locked", tier: cheapestTierWith(feature) };
}

/** By the forecast that was made for this answer; the stored one may be older. */
function lockOf(
  tier: Tier | null,
  tender: AssessedTender,
  budget: BudgetEstimate | undefined,
): VolumeLock | undefined {
  const { volume } = publishedAssessment(tender);
  const { publishedCents } = volume;
  if (publishedCents !== undefined || !budget) return volumeLockOf(tier, volume);
  const isStated = budget.kind === "published" || budget.kind === "quoted";
  const cents = lockCents(budget);
  return volumeLockOf(tier, {
    publishedCents,
    lockCents: cents,
    expectedCents: isStated ? cents : undefined,
  });
}

/** Above the plan's cap nothing is said but that it is, and what the agency has said itself. */
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
    regime: {
      code: "unknown",
      label: "Nicht im Tarif enthalten",
      explanation: "Welche Regeln gelten, steht in der Originalbekanntmachung.",
      tableVersion: regimeTableVersion,
      certainty: "unknown",
    },
    marks,
    volumeLock: { ...lock, ...(url !== undefined && { originalUrl: url }) },
  };
}
