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
 * Learns one agency's weights from its labels and wins. An agency without a plan that shows scores, and a server without
 * models, wait for the nightly job.
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

/** A refused attempt keeps the weights learnt before. Too few labels, or labels of one kind only, keep the general weights. */
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
