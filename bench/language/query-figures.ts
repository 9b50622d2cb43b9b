import { answerNearest } from "../../apps/server/src/features/search/replica/answer-nearest.ts";
import { answerQuery } from "../../apps/server/src/features/search/replica/answer-query.ts";
import { searchQuery } from "../../apps/server/src/testing/tenders/search-query.ts";
import type { LanguageQuery } from "./hand-written.ts";
import type { LanguageIndex } from "./index-in-memory.ts";

const depth = 20;
const shownWorst = 25;

/** Recall among the first 20, answers without any tender, and how many near misses stand among the first 20. */
export async function queryFigures(
  index: LanguageIndex,
  queries: readonly LanguageQuery[],
  withNearest: boolean,
) {
  const rows: { query: string; recall: number; isHeldOut: boolean }[] = [];
  const empty: string[] = [];
  let shown = 0;
  let nearMisses = 0;
  let reciprocalRanks = 0;
  for (const [at, { query, relevant }] of queries.entries()) {
    const question = searchQuery({ text: query, limit: depth });
    const answer = await answerQuery(index, question);
    // Where the answer ends, the nearest follow.
    const more = withNearest ? answerNearest(index, question, answer) : [];
    const ids = [...answer.ids, ...more].slice(0, depth);
    const tenders = ids.map((id) => index.tenderOf(id));
    if (tenders.length === 0) empty.push(query);
    shown += tenders.length;
    nearMisses += tenders.filter((tender) => tender?.isNearMiss).length;
    if (relevant.size === 0) continue;
    const isRelevant = tenders.map((tender) => relevant.has(tender?.names[0] ?? ""));
    const hits = isRelevant.filter(Boolean).length;
    const first = isRelevant.indexOf(true);
    if (first >= 0) reciprocalRanks += 1 / (first + 1);
    // Weights are chosen on the first, third, fifth query and so on.
    rows.push({ query, recall: hits / Math.min(depth, relevant.size), isHeldOut: at % 2 === 1 });
  }
  const worst = rows.toSorted((a, b) => a.recall - b.recall).slice(0, shownWorst);
  return {
    figures: {
      "recall@20": meanRecall(rows),
      "held out": meanRecall(rows.filter(({ isHeldOut }) => isHeldOut)),
      "relevant first": round(reciprocalRanks / rows.length),
      empty: empty.length,
      "shown a query": round(shown / queries.length),
      "near misses shown": nearMisses,
    },
    empty,
    worst: worst.map(({ query, recall }) => `${query} ${round(recall)}`),
  };
}

const meanRecall = (rows: readonly { readonly recall: number }[]) =>
  round(rows.reduce((sum, { recall }) => sum + recall, 0) / rows.length);
const round = (value: number) => Math.round(value * 1_000) / 1_000;
