import { answerQuery } from "../../apps/server/src/features/search/replica/answer-query.ts";
import { searchQuery } from "../../apps/server/src/testing/tenders/search-query.ts";
import type { LanguageIndex } from "./index-in-memory.ts";

/** Whether each word of a group finds what all of its words find together. */
export async function groupFigures(index: LanguageIndex, groups: readonly (readonly string[])[]) {
  let withTenders = 0;
  let same = 0;
  const different: { word: string; missing: number }[] = [];
  for (const group of groups) {
    const answers = new Map<string, ReadonlySet<string>>();
    for (const word of group) {
      const { ids } = await answerQuery(index, searchQuery({ text: word, limit: 10_000 }));
      answers.set(word, new Set(ids));
    }
    const all = new Set([...answers.values()].flatMap((ids) => [...ids]));
    if (all.size === 0) continue;
    withTenders++;
    const missing = [...answers].filter(([, ids]) => ids.size < all.size);
    if (missing.length === 0) same++;
    for (const [word, ids] of missing) different.push({ word, missing: all.size - ids.size });
  }
  return { found: withTenders, same, different };
}
