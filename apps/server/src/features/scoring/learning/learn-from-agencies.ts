import { zstdCompressSync } from "node:zlib";
import {
  baseChance,
  priceInput,
  serialiseChancesModel,
  startWeights,
  trainChancesModel,
} from "@tc/assessment";
import type { ChancesOutcome, FitLabel } from "@tc/assessment";
import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import * as store from "./agency-labels.operator.store.ts";
import type { BidOutcome } from "./agency-labels.operator.store.ts";
import { priceWeightOf } from "../document-facts/stated-facts.ts";
import { serialiseFitWeights } from "./fit-part.ts";
import { toFitLabels } from "./fit-labels.ts";
import type { ModelBasis, PartBasis } from "../models/model-basis.ts";
import { readProfiles } from "./read-profiles.ts";
import type { TenderForecast } from "../forecasts/tender-forecast.ts";
import type { HelperProcess } from "../processes/helper-process.ts";
import type { Training } from "../models/training.ts";

export interface LearntFromAgencies {
  readonly fit: Uint8Array;
  readonly chances: Uint8Array;
  readonly basis: Pick<ModelBasis, "fit" | "chances">;
}

/** No agency decides for all others. */
const perAgency = 200;
/** Recomputing the features of one label takes a few milliseconds. */
const maxLabels = 10_000;

/** Learns from all agencies' labels and reported outcomes; with too few of them the prior weights stay. */
export async function learnFromAgencies(
  ctx: Context,
  helper: HelperProcess<Training>,
  signal: AbortSignal,
): Promise<LearntFromAgencies> {
  const fitLabels = await readFitLabels(ctx, helper, signal);
  const { weights, n } = await helper.call("learnWeights", fitLabels, startWeights);
  const outcomes = (await asOperator(ctx, store.listBidOutcomes)).flatMap(toOutcome);
  const chances = trainChancesModel(outcomes);
  return {
    fit: zstdCompressSync(serialiseFitWeights(weights)),
    chances: zstdCompressSync(serialiseChancesModel(chances)),
    basis: {
      fit: { n, ...daysOf(fitLabels.map(({ at }) => at.slice(0, 10))) },
      chances: { n: outcomes.length, ...daysOf(outcomes.map(({ day }) => day)) },
    },
  };
}

/** Labels with the features of today's profile and notice, so that old and new labels can be compared. */
async function readFitLabels(
  ctx: Context,
  helper: HelperProcess<Training>,
  signal: AbortSignal,
): Promise<FitLabel[]> {
  const labels = await asOperator(ctx, (t) => store.listLabels(t, { perAgency, total: maxLabels }));
  const today = ctx.now().toISOString().slice(0, 10);
  const fitLabelsOfAll: FitLabel[] = [];
  const byAgency = [...Map.groupBy(labels, ({ agencyId }) => agencyId)];
  for (const [agencyId, agencyLabels] of byAgency.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    signal.throwIfAborted();
    const fitLabels = toFitLabels(agencyLabels);
    const { profiles, tenders } = await asOperator(ctx, async (t) => ({
      profiles: await readProfiles(t, [agencyId]),
      tenders: await store.judgedTenders(
        t,
        fitLabels.map(({ tenderId }) => tenderId),
      ),
    }));
    const [agency] = profiles;
    if (!agency) continue;
    const features = new Map(await helper.call("judge", agency.profile, tenders, today));
    for (const { tenderId, isFitting, at } of fitLabels) {
      const seen = features.get(tenderId);
      if (seen) fitLabelsOfAll.push({ agencyId, isFitting, features: seen, at });
    }
  }
  return fitLabelsOfAll;
}

function toOutcome(outcome: BidOutcome): ChancesOutcome[] {
  const { agencyId, day, won, prediction, forecast, lots } = outcome;
  const { offers } = JSON.parse(forecast) as TenderForecast;
  const { score, low, high, knockout, chance, documentPricePercent: percent } = prediction;
  if (!offers || offers.isTooThin || chance === null) return [];
  const weight = priceWeightOf(lots, percent === undefined ? undefined : { percent });
  return [
    {
      agencyId,
      day,
      won,
      fit: { score, low, high },
      unmetKnockouts: knockout === 0 ? 1 : 0,
      incumbent: false,
      ...priceInput(weight?.percent, prediction.priceLevel),
      baseline: baseChance(offers),
      p: chance / 100,
    },
  ];
}

function daysOf(days: readonly string[]): Pick<PartBasis, "from" | "to"> {
  const sorted = days.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
