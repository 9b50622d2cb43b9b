// npm run bench -- winners: who won, ranked by the product's own score beside random, popularity, CPV prefix and BM25.
import {
  createAgencyBlock,
  createVectoriser,
  learnGlobalWeights,
  prepareAgency,
  prepareTender,
  scoreBlock,
  startWeights,
  tenderText,
  trainTextModel,
} from "@tc/assessment";
import { seedLexicon } from "@tc/text";
import type { FitModels, FitWeights, PreparedTender } from "@tc/assessment";
import type { BenchOptions } from "../tools/bench.ts";
import { readCpvLabels } from "./models/data/cpv-labels.ts";
import { germanNotices } from "./models/data/german-notices.ts";
import { bootstrap, mean, rankOf } from "./models/ranking-scores.ts";
import type { Clustered, Ranked } from "./models/ranking-scores.ts";
import {
  anyCpvRanker,
  bm25Ranker,
  cpvRanker,
  popularityRanker,
  randomRanker,
} from "./models/winners/winner-baselines.ts";
import type { Ranker } from "./models/winners/winner-baselines.ts";
import { fitLabelsOf } from "./models/winners/winner-judgements.ts";
import { profileOf, winnerQueries } from "./models/winners/winner-queries.ts";
import type { WinnerQuery } from "./models/winners/winner-queries.ts";
import { wonTenders } from "./models/data/won-tenders.ts";
import type { WonTender } from "./models/data/won-tenders.ts";

/** Queries are ordered by the day of their target: weights are learnt on the first half, the second is reported. */
const learntShare = 0.5;

export async function run({ data }: BenchOptions): Promise<object> {
  const all = await wonTenders(data);
  const labels = readCpvLabels(data);
  const queries = winnerQueries(all).toSorted((a, b) => (a.target.day < b.target.day ? -1 : 1));
  const split = queries[Math.floor(queries.length * learntShare)]?.target.day;
  if (split === undefined) throw new Error(`No winner with two awards under ${data}.`);
  const before = queries.filter(({ target }) => target.day < split);
  const reported = queries.filter(({ target }) => target.day >= split);
  const models = await trainModels(data, all, split, labels);
  const prepared = new Map<WonTender, PreparedTender>();
  const labelOf = (code: string) => labels.get(code);
  // All candidates count as published on the day of the target: else their age alone would tell them apart.
  const prepare = (won: WonTender, day: string) => {
    const preparedTender = prepared.get(won) ?? prepareTender(models, won.tender, { labelOf });
    prepared.set(won, preparedTender);
    return { ...preparedTender, publishedOn: day, year: Number(day.slice(0, 4)) };
  };
  const product =
    (weights: FitWeights): Ranker =>
    (query) => {
      const agency = prepareAgency(models, profileOf(query), weights);
      const block = createAgencyBlock([agency]);
      const { day } = query.target;
      return query.candidates.map((won) => scoreBlock(models, block, prepare(won, day)).logit[0]!);
    };
  const learnt = learnGlobalWeights(
    before.flatMap((query) => fitLabelsOf(models, query, prepare)),
    startWeights,
  );
  const rankers: Readonly<Record<string, Ranker>> = {
    random: randomRanker,
    popularity: popularityRanker(all),
    "CPV prefix": cpvRanker,
    "CPV prefix, any code": anyCpvRanker,
    "BM25 (stems)": bm25Ranker(all),
    "product, start weights": product(startWeights),
    "product, learnt before": product(learnt.weights),
  };
  console.log(
    `${all.length} procedures; ${before.length} queries before ${split}, ${reported.length} from then on; ` +
      `weights learnt before: ${learnt.weights.features.map((w) => w.toFixed(2)).join(" ")} ` +
      `(${learnt.isLearnt ? "taken" : learnt.reason}, ${learnt.fitLabels} labels)`,
  );
  const groups: Readonly<Record<string, readonly WinnerQuery[]>> = {
    "any buyer": reported,
    "new buyer": reported.filter(({ isNewBuyer }) => isNewBuyer),
    "any buyer, German": reported.filter(({ target }) => target.country === "DEU"),
    "new buyer, German": reported.filter(
      ({ target, isNewBuyer }) => isNewBuyer && target.country === "DEU",
    ),
    "before the split": before,
    "before the split, new buyer": before.filter(({ isNewBuyer }) => isNewBuyer),
  };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, group]) =>
      group.length === 0 ? [] : [[name, report(name, group, rankers)]],
    ),
  );
}

/** Texts published before the split only: vocabulary, weights and latent space know nothing of what is reported. */
async function trainModels(
  data: string,
  all: readonly WonTender[],
  split: string,
  labels: ReadonlyMap<string, string>,
): Promise<FitModels> {
  const labelOf = (code: string) => labels.get(code);
  const documents = [
    ...all
      .filter(({ day }) => day < split)
      .map(({ tender, buyer }) => ({ text: tenderText(tender, labelOf), cpv: tender.cpv, buyer })),
    ...(await germanNotices(data))
      .filter(({ date }) => date !== undefined && date < split)
      .map((notice) => ({
        text: { ...notice, cpvLabels: notice.cpv.flatMap((code) => labels.get(code) ?? []) },
        cpv: notice.cpv,
        buyer: notice.buyer,
      })),
  ];
  const cpvLabels = Array.from(labels, ([code, label]) => ({ code, label }));
  const model = trainTextModel(documents, { lexicon: seedLexicon, cpvLabels });
  console.log(`text model of ${documents.length} notices published before ${split}`);
  return { vectoriser: createVectoriser(model), weights: startWeights };
}

function report(
  name: string,
  queries: readonly WinnerQuery[],
  rankers: Readonly<Record<string, Ranker>>,
): object {
  const ranked = Object.fromEntries(
    Object.entries(rankers).map(([key, ranker]) => [
      key,
      queries.map((query) => rankOf(ranker(query), query.candidates.indexOf(query.target))),
    ]),
  );
  const candidates = mean(queries.map((query) => query.candidates.length));
  console.log(
    `\n${name}: ${queries.length} queries, ${candidates.toFixed(0)} candidates on average`,
  );
  const cpv = ranked["CPV prefix"]!;
  const figures = Object.fromEntries(
    Object.entries(ranked).map(([key, ranks]) => [key, figuresOf(queries, ranks, cpv)]),
  );
  console.table(figures);
  return { queries: queries.length, candidates: Math.round(candidates), ...figures };
}

function figuresOf(
  queries: readonly WinnerQuery[],
  ranks: readonly Ranked[],
  cpv: readonly Ranked[],
) {
  const clustered = (values: readonly number[]): Clustered[] =>
    values.map((value, at) => ({ cluster: queries[at]!.winner, value }));
  const reciprocals = ranks.map(({ reciprocal }) => reciprocal);
  const gains = ranks.map(({ reciprocal }, at) => reciprocal - cpv[at]!.reciprocal);
  const mrr = mean(reciprocals);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const interval = ([low, high]: readonly [number, number]) => `${round(low)}–${round(high)}`;
  return {
    mrr: round(mrr),
    mrr95: interval(bootstrap(clustered(reciprocals))),
    hit1: round(mean(ranks.map(({ hit1 }) => hit1))),
    hit5: round(mean(ranks.map(({ hit5 }) => hit5))),
    hit10: round(mean(ranks.map(({ hit10 }) => hit10))),
    againstCpvPercent:
      Math.round(1000 * (mrr / mean(cpv.map(({ reciprocal }) => reciprocal)) - 1)) / 10,
    gain95: interval(bootstrap(clustered(gains))),
  };
}
