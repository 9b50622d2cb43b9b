import { isDeepStrictEqual } from "node:util";
import { learnAgencyWeights } from "@tc/assessment";
import type { FitModels, LearningResult } from "@tc/assessment";
import { canUse } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { rescoreAgency, toFitLabels } from "../../scoring/index.ts";
import { labelFeatures } from "./label-features.ts";
import * as store from "./learning.store.ts";

/** Where the models come from; undefined before the first training. */
export type FindFitModels = (ctx: Context) => Promise<FitModels | undefined>;

/**
 * One agency's ranking learns from what the agency has said and won. Without a plan that shows scores, or before there
 * are models, it waits: every night looks again.
 */
export async function learnAgency(
  ctx: Context,
  { agencyId }: { readonly agencyId: string },
  { findModels, signal }: { readonly findModels: FindFitModels; readonly signal: AbortSignal },
): Promise<LearningResult | undefined> {
  const { learner, labels } = await inAgency(ctx, agencyId, async (t) => ({
    learner: await store.findLearner(t),
    labels: await store.listLearnerLabels(t),
  }));
  if (!learner || !canUse(learner.tier, "agencyFit")) return undefined;
  const fit = await findModels(ctx);
  if (!fit) return undefined;
  const fitLabels = toFitLabels(labels);
  const features = await labelFeatures(ctx.db, fit, learner.profile, {
    tenderIds: fitLabels.map(({ tenderId }) => tenderId),
    today: ctx.now().toISOString().slice(0, 10),
    signal,
  });
  const result = learnAgencyWeights(
    fitLabels.flatMap(({ tenderId, isFitting, at }) => {
      const labelFeatures = features.get(tenderId);
      return labelFeatures ? [{ agencyId, isFitting, at, features: labelFeatures }] : [];
    }),
    fit.weights,
  );
  await keep(ctx, agencyId, fit, result);
  return result;
}

/** A refused attempt leaves what was learnt before; too few labels, or all of one kind, leave everybody's weights. */
async function keep(
  ctx: Context,
  agencyId: string,
  fit: FitModels,
  { isLearnt, weights, reason, fitLabels }: LearningResult,
): Promise<void> {
  await inAgency(ctx, agencyId, async (t) => {
    const before = (await store.findLearning(t))?.weights ?? null;
    const wasRefused = reason === "worse";
    const after = isLearnt ? weights : wasRefused ? before : null;
    const isChanged = !isDeepStrictEqual(after, before);
    await store.writeLearning(t, {
      weights: after,
      weightsBefore: fit.weights,
      labelCount: fitLabels,
      wasRefused,
      isLearnt: isLearnt && isChanged,
    });
    if (isChanged) await rescoreAgency(t, agencyId);
  });
}
