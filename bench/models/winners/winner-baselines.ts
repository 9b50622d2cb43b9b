import { createAnalyzer, seedLexicon } from "@tc/text";
import type { WinnerQuery } from "./winner-queries.ts";
import type { WonTender } from "../data/won-tenders.ts";

/** A score for every candidate of a query, higher first. */
export type Ranker = (query: WinnerQuery) => readonly number[];

export const randomRanker: Ranker = ({ candidates }) => candidates.map(() => 0);

/** Longest common prefix of the main code with that of an earlier award. */
export const cpvRanker: Ranker = ({ earlier, candidates }) => {
  const codes = earlier.flatMap(({ tender }) => tender.cpv.slice(0, 1));
  return candidates.map(({ tender }) => longestPrefix(tender.cpv.slice(0, 1), codes));
};

/** Longest common prefix of any code with any code of what was won before. */
export const anyCpvRanker: Ranker = ({ winner, earlier, candidates }) => {
  const codes = earlier.flatMap(({ wins }) =>
    wins.filter((win) => win.winner === winner).flatMap(({ cpv }) => cpv),
  );
  return candidates.map((candidate) => longestPrefix(codesOf(candidate), codes));
};

function longestPrefix(codes: readonly string[], others: readonly string[]): number {
  let best = 0;
  for (const code of codes)
    for (const other of others) best = Math.max(best, commonPrefix(code, other));
  return best;
}

function codesOf({ tender }: WonTender): string[] {
  return [...new Set([...tender.cpv, ...tender.lots.flatMap(({ cpv }) => cpv)])];
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < 8 && a[length] === b[length]) length++;
  return length;
}

/** What is awarded most: earlier procedures of the country in the same CPV group (three digits). */
export function popularityRanker(all: readonly WonTender[]): Ranker {
  return ({ earlier, target, candidates }) => {
    const last = earlier.at(-1)?.day ?? "";
    const counts = new Map<string, number>();
    for (const { country, day, tender } of all) {
      if (country !== target.country || day > last) continue;
      const group = tender.cpv[0]?.slice(0, 3) ?? "";
      counts.set(group, (counts.get(group) ?? 0) + 1);
    }
    return candidates.map(({ tender }) => counts.get(tender.cpv[0]?.slice(0, 3) ?? "") ?? 0);
  };
}

/** Okapi BM25 over stems, k1 1.2, b .75; the texts of the earlier awards are the question. */
export function bm25Ranker(all: readonly WonTender[]): Ranker {
  const analyzer = createAnalyzer(seedLexicon);
  const documents = new Map(all.map((won) => [won, countStems(analyzer, textOf(won))]));
  const frequencies = new Map<string, number>();
  let length = 0;
  for (const stems of documents.values()) {
    for (const [stem, count] of stems) {
      frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
      length += count;
    }
  }
  const mean = length / documents.size;
  const idf = (stem: string) => {
    const n = frequencies.get(stem) ?? 0;
    return Math.log(1 + (documents.size - n + 0.5) / (n + 0.5));
  };
  return ({ earlier, candidates }) => {
    const question = new Set(earlier.flatMap((won) => [...(documents.get(won)?.keys() ?? [])]));
    return candidates.map((candidate) => {
      const stems = documents.get(candidate) ?? new Map<string, number>();
      const total = [...stems.values()].reduce((sum, count) => sum + count, 0);
      let score = 0;
      for (const [stem, count] of stems) {
        if (!question.has(stem)) continue;
        score += (idf(stem) * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * total) / mean));
      }
      return score;
    });
  };
}

function textOf({ tender }: WonTender): string {
  const lots = tender.lots.flatMap(({ title, description }) => [title, description]);
  return [...new Set([tender.title, tender.description, ...lots])].join("\n");
}

function countStems(analyzer: ReturnType<typeof createAnalyzer>, text: string) {
  const counts = new Map<string, number>();
  for (const { whole, isStopWord } of analyzer.analyse(text)) {
    if (!isStopWord) counts.set(whole, (counts.get(whole) ?? 0) + 1);
  }
  return counts;
}
