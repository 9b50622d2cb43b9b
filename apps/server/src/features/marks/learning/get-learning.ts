import { fitPartWeights, minFitLabels } from "@tc/assessment";
import type { FitWeights } from "@tc/assessment";
import { fitPartKeys } from "@tc/domain";
import type { getLearning as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { generalFitWeights, teachingLabels } from "../../scoring/index.ts";
import type { LearnerLabel } from "../../scoring/index.ts";
import * as store from "./learning.store.ts";

export type LearningAnswer = z.input<typeof endpoint.response>;

const maxWins = 100;

/** What the ranking has learnt from the agency's own labels, and what it has to learn from. */
export async function getLearning(ctx: Context): Promise<LearningAnswer> {
  const { agencyId } = requireMembership(ctx);
  const { profile, labels, learning, wins } = await inAgency(ctx, agencyId, async (t) => ({
    profile: (await store.findLearner(t))?.profile,
    labels: await store.listLearnerLabels(t),
    learning: await store.findLearning(t),
    wins: await store.listWins(t, maxWins),
  }));
  const weightsBefore = learning?.weights_before ?? (await generalFitWeights(ctx.db));
  const percentsOf = (weights: FitWeights) => (profile ? fitPartWeights(weights, profile) : []);
  const before = percentsOf(weightsBefore);
  const now = percentsOf(learning?.weights ?? weightsBefore);
  return {
    labels: countLabels(teachingLabels(labels)),
    needed: minFitLabels,
    ...(learning?.learnt_at && { learntAt: learning.learnt_at.toISOString() }),
    wasRefused: learning?.was_refused ?? false,
    parts: fitPartKeys.map((key, at) => ({
      key,
      weightBefore: before[at] ?? 0,
      weightNow: now[at] ?? 0,
    })),
    wins: wins.map(({ slug, title, awarded_on }) => ({
      tenderSlug: slug,
      title,
      ...(awarded_on !== null && { awardedOn: awarded_on }),
    })),
  };
}

/** In how many tenders each stands. */
function countLabels(labels: readonly LearnerLabel[]): LearningAnswer["labels"] {
  const count = (kind: string) =>
    new Set(labels.filter((label) => label.kind === kind).map(({ tenderId }) => tenderId)).size;
  return {
    fits: count("fits"),
    misfit: count("misfit"),
    saved: count("saved"),
    dismissed: count("dismissed"),
    won: count("won"),
  };
}
