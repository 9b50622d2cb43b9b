import { requireTender } from "../require-tender.ts";
import { countCriteria, regimeOf, requirementsOf } from "@tc/assessment";
import type { TenderAssessment } from "@tc/contract";
import { canUse, cheapestTierWith } from "@tc/domain";
import type { Feature, Tier } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyAssessments } from "../row/agency-assessments.ts";
import { competitionAnswerOf, fitAnswerOf } from "./answer-parts.ts";
import { chancesPart } from "./chances-part.ts";
import type { AssessedTender } from "./assessed-tender.store.ts";
import { bidStepOf } from "./bid-step.ts";
import { partnerPart } from "./partner-part.ts";
import { judgeTender } from "./judge-tender.ts";
import type { Judgement, JudgementBasis, Judges, LockedJudgement } from "./judge-tender.ts";
import { originalUrl } from "./original-url.ts";

export interface AssessmentParts extends Judges {
  /** The agency's other hits, which a chance is compared with */
  readonly assessments: AgencyAssessments;
}

/** Everything a tender is to the caller's agency, as far as its plan opens it. */
export async function getTenderAssessment(
  ctx: Context,
  parts: AssessmentParts,
  slug: string,
): Promise<TenderAssessment> {
  const { tier, agencyId } = requireMembership(ctx);
  const tender = await requireTender(ctx, slug);
  const judgement = await judgeTender(ctx, parts, { agencyId, tier }, tender);
  if (judgement.kind === "locked") return lockedAnswer(tender, judgement);
  const { models, basis, fit, criteria, chances, budget, verdict, marks } = judgement;
  const isOpen = (feature: Feature) => canUse(tier, feature);
  const hits = isOpen("tenderChances") ? await parts.assessments.read(ctx) : undefined;
  return {
    fit: isOpen("agencyFit") ? fitPart(judgement, tender, tier) : lockedPart("agencyFit"),
    chances: isOpen("tenderChances")
      ? chancesPart(chances, basis, hits)
      : lockedPart("tenderChances"),
    competition: isOpen("competition") ? competitionPart(basis) : lockedPart("competition"),
    budget,
    regime: regimeOf(tender.record),
    ...(fit && criteria
      ? { criteria: countCriteria(criteria) }
      : { demandCount: requirementsOf(tender.record).length }),
    ...(verdict && { verdict }),
    ...(await bidStepOf(ctx, { agencyId, tier }, tender)),
    marks,
    ...(models && {
      model: { version: models.version, trainedOn: berlinDay(models.trainedAt) },
    }),
  };
}

function fitPart(
  { fit, profile }: Judgement,
  tender: AssessedTender,
  tier: Tier | null,
): TenderAssessment["fit"] {
  if (!fit) return { kind: "pending" };
  return fitAnswerOf(fit.assessment, (profile?.weights ?? null) !== null, (knockout) =>
    partnerPart(knockout, tender, tier),
  );
}

function competitionPart(basis: JudgementBasis | undefined): TenderAssessment["competition"] {
  if (!basis?.facts) return { kind: "pending" };
  const { offers } = basis.forecast;
  return offers ? competitionAnswerOf(offers, basis.facts) : { kind: "too-thin", n: 0 };
}

function lockedPart(feature: Feature): { kind: "locked"; tier: Tier } {
  return { kind: "locked", tier: cheapestTierWith(feature) };
}

/** Above the plan's cap only the lock, the regime and what the agency has said itself. */
function lockedAnswer(tender: AssessedTender, { lock, marks }: LockedJudgement): TenderAssessment {
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
