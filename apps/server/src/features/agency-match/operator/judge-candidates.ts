import { criteriaOf, prepareTender } from "@tc/assessment";
import type { FitAssessment } from "@tc/assessment";
import type { MatchFit, RankedAgencies, RequestSnapshot } from "@tc/contract";
import { canUse, tierRights, tiers } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import type { Judges } from "../../assessment/index.ts";
import { listCodeLabels } from "../../code-lists/index.ts";
import { currentModels } from "../../scoring/index.ts";
import { listCandidates } from "./candidates.operator.store.ts";
import type { Candidate } from "./candidates.operator.store.ts";
import { budgetOfRequest, tenderOfRequest } from "./tender-of-request.ts";

export interface JudgedCandidate {
  readonly id: string;
  readonly name: string;
  readonly fit: MatchFit;
}

export interface JudgedCandidates {
  /** Those that meet every hard criterion as far as it is known, best first */
  readonly eligible: readonly JudgedCandidate[];
  readonly counts: RankedAgencies["counts"];
  readonly isReady: boolean;
}

/**
 * Holds every agency that may be asked against a request: plan, sectors, the plan's cap and hard criteria first, then the fit
 * by which they are ranked.
 */
export async function judgeCandidates(
  ctx: Context,
  { fits }: Pick<Judges, "fits">,
  request: RequestSnapshot,
): Promise<JudgedCandidates> {
  const models = await currentModels(ctx);
  const candidates = await asOperator(ctx, (t) =>
    listCandidates(
      t,
      tiers.filter((tier) => canUse(tier, "agencyMatch")),
    ),
  );
  const ofSector = candidates.filter((candidate) => offersSector(candidate, request));
  const belowCap = ofSector.filter((candidate) => isBelowCap(candidate, request));
  const counts = {
    withPlan: candidates.length,
    otherSectors: candidates.length - ofSector.length,
    aboveCap: ofSector.length - belowCap.length,
  };
  if (!models)
    return { eligible: [], counts: { ...counts, failed: 0, eligible: 0 }, isReady: false };
  const record = tenderOfRequest(request);
  const labels = await listCodeLabels(ctx.db, "cpv", record.cpv);
  const tender = prepareTender(models.fit, record, {
    labelOf: (code) => labels.get(code),
    budget: budgetOfRequest(request),
  });
  const judged: (JudgedCandidate & { readonly isFailed: boolean })[] = [];
  for (const { id, name, data, version, weights } of belowCap) {
    const agency = { id, profile: { data, version, weights } };
    const { assessment } = await fits.assessPrepared(models, agency, tender, ctx.now().getTime());
    const isFailed = assessment.knockout === "failed";
    judged.push({ id, name, fit: toMatchFit(assessment), isFailed });
  }
  const eligible = judged
    .filter(({ isFailed }) => !isFailed)
    .map(({ id, name, fit }) => ({ id, name, fit }))
    .toSorted((a, b) => b.fit.score - a.fit.score || b.fit.low - a.fit.low);
  return {
    eligible,
    counts: { ...counts, failed: judged.length - eligible.length, eligible: eligible.length },
    isReady: true,
  };
}

/** An agency that named no sector is not left out for it: its texts decide. */
function offersSector({ data }: Candidate, { agencySectors }: RequestSnapshot): boolean {
  if (data.agencySectors.length === 0) return true;
  return data.agencySectors.some((sector) => agencySectors.includes(sector));
}

function isBelowCap({ tier }: Candidate, { valueLowCents }: RequestSnapshot): boolean {
  const cap = tierRights(tier).volumeCapCents;
  return cap === null || valueLowCents === undefined || valueLowCents <= cap;
}

function toMatchFit({ score, low, high, parts, knockouts }: FitAssessment): MatchFit {
  return {
    score,
    low,
    high,
    parts: parts.map((part) => ({
      key: part.key,
      weight: Math.round(part.weight),
      reason: part.reason,
      ...(part.score !== undefined && { score: part.score }),
    })),
    knockouts: criteriaOf(knockouts).map(({ kind, status, evidence }) => ({
      kind,
      status,
      ...(evidence !== undefined && { evidence }),
    })),
  };
}
