import { minJudgements, partPercents, startWeights } from "@tc/assessment";
import { fitPartKeys } from "@tc/domain";
import type { getLearning as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy.ts";
import { teachingLabels } from "./judgements.ts";
import type { LearnerLabel } from "./judgements.ts";
import * as store from "./learning.store.ts";

export type LearningAnswer = z.input<typeof endpoint.response>;

const maxWins = 100;

/** What the ranking has learnt from the agency's own judgements, and what it has to learn from. */
export async function getLearning(ctx: Context): Promise<LearningAnswer> {
  const { agencyId } = requireMembership(ctx);
  const { labels, learning, wins } = await inAgency(ctx, agencyId, async (t) => ({
    labels: await store.listLearnerLabels(t),
    learning: await store.findLearning(t),
    wins: await store.listWins(t, maxWins),
  }));
  const before = partPercents(learning?.weights_before ?? startWeights);
  const now = learning?.weights ? partPercents(learning.weights) : before;
  return {
    labels: countLabels(teachingLabels(labels)),
    needed: minJudgements,
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
