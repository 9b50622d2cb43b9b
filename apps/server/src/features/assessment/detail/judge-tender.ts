import { chancesSilence, criteriaOf, priceInput, requirementsOf, verdictOn } from "@tc/assessment";
import type { BidValue, ChancesAssessment, Knockout, Requirement, Verdict } from "@tc/assessment";
import type { TenderAssessment, TenderMarks, VolumeLock } from "@tc/contract";
import { canUse, cheapestTierWith } from "@tc/domain";
import type { Feature, Tier } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { berlinYear } from "../../../platform/memory/berlin-day.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import {
  chancesBase,
  chancesOn,
  currentModels,
  findDocumentFacts,
  forecastOf,
  invitedBidders,
  priceWeightOf,
} from "../../scoring/index.ts";
import type {
  InvitedBidders,
  Models,
  PriceWeight,
  SilentChances,
  StoredForecast,
  TenderForecast,
} from "../../scoring/index.ts";
import { listCurrentMarks, toMarks } from "../../marks/index.ts";
import { CompetitionReader } from "../competition/competition-facts.ts";
import type { CompetitionFacts } from "../competition/competition-facts.ts";
import { AgencyFits } from "../row/agency-fits.ts";
import type { AgencyFit } from "../row/agency-fits.ts";
import { statedAmountOf, volumeLockOf } from "../volume-lock.ts";
import * as store from "./assessed-tender.store.ts";
import type { AssessedProfile, AssessedTender } from "./assessed-tender.store.ts";
import { findEnteredBid } from "./bid-step.store.ts";
import { bidValueOf, isOpenToBids } from "./bid-value.ts";
import { budgetAnswerOf, withDocumentValue } from "./budget-answer.ts";

/** Both keep what they have read: one of each serves a whole process. */
export interface Judges {
  readonly fits: AgencyFits;
  readonly competition: CompetitionReader;
}

export function createJudges(): Judges {
  return { fits: new AgencyFits(), competition: new CompetitionReader() };
}

/** All that can be said of a tender for an agency, as far as its plan opens it: what is locked is not even worked out. */
export interface Judgement {
  readonly kind: "judged";
  readonly models: Models | undefined;
  /** Undefined until there are models, a forecast and a profile */
  readonly basis: JudgementBasis | undefined;
  readonly profile: AssessedProfile | undefined;
  readonly fit: AgencyFit | undefined;
  /** As a reader counts them */
  readonly criteria: readonly Knockout[] | undefined;
  readonly chances: ChancesAssessment | SilentChances | undefined;
  readonly budget: TenderAssessment["budget"];
  /** Of the one contract that a bidder may win */
  readonly value: BidValue | undefined;
  /** As long as one can take part; by the agency's own figures where it entered some */
  readonly verdict: Verdict | undefined;
  readonly marks: TenderMarks;
}

export interface LockedJudgement {
  readonly kind: "locked";
  readonly lock: VolumeLock;
  readonly marks: TenderMarks;
}

/** What the parts of a judgement are made of */
export interface JudgementBasis {
  readonly models: Models;
  readonly forecast: StoredForecast;
  readonly profile: AssessedProfile;
  readonly agencyId: string;
  readonly tender: AssessedTender;
  readonly facts: CompetitionFacts | undefined;
  readonly isIncumbent: boolean;
  /** What documents demand that count for the agency */
  readonly demands: readonly Requirement[];
  /** By the notice, else by the agency's own documents */
  readonly priceWeight: PriceWeight | undefined;
  readonly invited: InvitedBidders | undefined;
}

export interface ChancesBasis extends Pick<
  JudgementBasis,
  "models" | "agencyId" | "profile" | "isIncumbent" | "priceWeight" | "invited"
> {
  readonly forecast: TenderForecast;
  readonly tender: Pick<AssessedTender, "id" | "record">;
}

export async function judgeTender(
  ctx: Context,
  judges: Judges,
  { agencyId, tier }: { readonly agencyId: string; readonly tier: Tier | null },
  tender: AssessedTender,
): Promise<Judgement | LockedJudgement> {
  const isOpen = (feature: Feature) => canUse(tier, feature);
  const models = await currentModels(ctx);
  const needsFacts = isOpen("tenderChances") || isOpen("competition");
  const [forecast, facts] = await Promise.all([
    models && forecastOf(ctx, tender),
    models && needsFacts ? judges.competition.read(ctx.db, tender) : undefined,
  ]);
  // By the forecast that was made for this answer; the stored one may be older.
  const lock = volumeLockOf(tier, statedAmountOf(tender, forecast?.budget));
  const agencyFacts = await inAgency(ctx, agencyId, async (t) => {
    const marks = toMarks(await listCurrentMarks(t, tender.id));
    if (lock) return { marks };
    return {
      marks,
      profile: await store.findAssessedProfile(t),
      isIncumbent: await store.isSupplier(t, facts?.incumbent?.supplierIds ?? []),
      documents: await findDocumentFacts(t, tender.id),
      entered: await findEnteredBid(t, tender.id),
    };
  });
  const { marks, profile, isIncumbent = false, documents, entered = {} } = agencyFacts;
  const demands = documents?.requirements ?? [];
  if (lock) return { kind: "locked", lock, marks };
  const { lots } = tender.record;
  const basis =
    models && forecast && profile
      ? {
          models,
          forecast,
          profile,
          agencyId,
          tender,
          facts,
          isIncumbent,
          demands,
          priceWeight: priceWeightOf(lots, documents?.priceWeight),
          invited: invitedBidders(lots, documents?.invited),
        }
      : undefined;
  const fit =
    basis && isOpen("agencyFit")
      ? await judges.fits.assess(
          ctx.db,
          basis.models,
          { id: agencyId, profile: basis.profile },
          basis,
          ctx.now().getTime(),
        )
      : undefined;
  const chances = isOpen("tenderChances") && fit && basis ? chancesFor(fit, basis) : undefined;
  const budget: TenderAssessment["budget"] = isOpen("budget")
    ? withDocumentValue(
        await budgetAnswerOf(ctx.db, tender, forecast?.budget),
        documents?.value,
        tier,
      )
    : { kind: "locked", tier: cheapestTierWith("budget") };
  const criteria = fit && criteriaOf(fit.assessment.knockouts);
  const value = bidValueOf(tender.record, forecast, budget);
  const verdict =
    fit && criteria && isOpenToBids(tender.record, ctx.now())
      ? verdictOn({
          fit: fit.assessment,
          criteria,
          requirements:
            fit.assessment.knockout === "failed"
              ? [...requirementsOf(tender.record), ...demands]
              : [],
          chances,
          value,
          entered,
          year: berlinYear(ctx.now()),
          seedKey: tender.id,
        })
      : undefined;
  return {
    kind: "judged",
    models,
    basis,
    profile,
    fit,
    criteria,
    chances,
    budget,
    value,
    verdict,
    marks,
  };
}

/** What the models say; too thin where there is no forecast of offers, silent by the lead time of today as well. */
export function chancesFor(fit: AgencyFit, basis: ChancesBasis): ChancesAssessment | SilentChances {
  const silence = chancesSilence(fit.assessment);
  if (silence) return { kind: "silent", reason: silence };
  const { models, forecast, tender, agencyId: id, isIncumbent: incumbent } = basis;
  const price = priceInput(basis.priceWeight?.percent, basis.profile.data.priceLevel);
  const base = chancesBase(tender.id, tender.record, forecast);
  if (!forecast.offers || !base) return { kind: "too-thin", n: 0 };
  return chancesOn(models.chances, base, { id, fit: fit.scored, incumbent, ...price });
}
