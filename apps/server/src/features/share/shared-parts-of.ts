import type { SharedParts } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { SharedPart } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { requireFeature } from "../../platform/tenancy/plan-guard.ts";
import { requireMembership } from "../../platform/tenancy/tenancy.ts";
import { judgeTender } from "../assessment/index.ts";
import type { AssessedTender, Judgement, Judges } from "../assessment/index.ts";

/**
 * Fit and chances as they are now, without what the agency's profile says. Throws plan_required, and bad_request for a
 * part that has no number to show.
 */
export async function sharedPartsOf(
  ctx: Context,
  judges: Judges,
  tender: AssessedTender,
  chosen: readonly SharedPart[],
): Promise<Pick<SharedParts, "fit" | "chances">> {
  const { agencyId, tier } = requireMembership(ctx);
  if (chosen.includes("fit")) requireFeature(ctx, "agencyFit");
  if (chosen.includes("chances")) requireFeature(ctx, "tenderChances");
  if (!chosen.includes("fit") && !chosen.includes("chances")) return {};
  const judgement = await judgeTender(ctx, judges, { agencyId, tier }, tender);
  if (judgement.kind === "locked") throw new AppError("bad_request");
  return {
    ...(chosen.includes("fit") && { fit: fitOf(judgement) }),
    ...(chosen.includes("chances") && { chances: chancesOf(judgement) }),
  };
}

function fitOf({ fit, criteria = [] }: Judgement): SharedParts["fit"] {
  if (!fit) throw new AppError("bad_request");
  const { score, parts } = fit.assessment;
  const kindsOf = (status: "open" | "failed") => [
    ...new Set(criteria.filter((criterion) => criterion.status === status).map(({ kind }) => kind)),
  ];
  return {
    score,
    parts: parts.map(({ key, weight, score: partScore }) => ({
      key,
      weight,
      ...(partScore !== undefined && { score: partScore }),
    })),
    open: kindsOf("open"),
    failed: kindsOf("failed"),
  };
}

function chancesOf({ chances, basis }: Judgement): SharedParts["chances"] {
  const offers = basis?.forecast.offers;
  if (chances?.kind !== "chances" || !offers) throw new AppError("bad_request");
  const { percent, lowPercent, highPercent, ofTwenty } = chances;
  return { percent, lowPercent, highPercent, ofTwenty, n: offers.evidence.lots };
}
