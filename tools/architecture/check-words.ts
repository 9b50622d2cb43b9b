import type { DeclaredName } from "./source-names.ts";
import type { Word } from "./words.ts";

export type WordCounts = Readonly<Record<string, number>>;

/** How many declared names use each word; words without uses are left out. */
export function countWords(
  names: readonly DeclaredName[],
  words: readonly Word[],
  allowedNames: WordReasons,
): WordCounts {
  const judged = names.filter(({ name }) => !(name in allowedNames));
  const counts = words.map(({ word, isVariable }): [string, number] => {
    const parts = ` ${partsOf(word)} `;
    const uses = judged.filter((declared) =>
      isVariable
        ? declared.isVariable && declared.name === word
        : ` ${partsOf(declared.name)} `.includes(parts),
    );
    return [word, uses.length];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

export type WordReasons = Readonly<Record<string, string>>;

/** Words that are used more often than they were, and allowed names that nobody declares. */
export function checkWords(
  names: readonly DeclaredName[],
  {
    words,
    allowedNames,
    pendingCounts,
  }: {
    readonly words: readonly Word[];
    readonly allowedNames: WordReasons;
    readonly pendingCounts: WordCounts;
  },
): string[] {
  const counts = countWords(names, words, allowedNames);
  const grown = words.flatMap(({ word, instead }) => {
    const [count, limit] = [counts[word] ?? 0, pendingCounts[word] ?? 0];
    if (count <= limit) return [];
    return `"${word}" names ${count} declarations, at most ${limit} are left to rename; write ${instead}`;
  });
  const stale = [
    ...Object.keys(pendingCounts)
      .filter((word) => counts[word] === undefined)
      .map((word) => `tools/architecture/word-counts.json: no name uses "${word}" any more`),
    ...Object.keys(allowedNames)
      .filter((allowed) => !names.some(({ name }) => name === allowed))
      .map((allowed) => `tools/architecture/words.ts: nothing is called "${allowed}" any more`),
  ];
  return [...grown, ...stale];
}

/** "plantLinkFor" → "plant link for" */
function partsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])(?=[A-Z])|_+/g, "$1 ")
    .toLowerCase()
    .trim();
}
