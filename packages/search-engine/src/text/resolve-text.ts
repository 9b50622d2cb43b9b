import type { ParsedText, TextNode } from "./parse-text.ts";
import { foldUmlauts, normaliseText } from "@tc/text";
import { closestTerm } from "./closest-term.ts";
import { postingsOf } from "../segments/postings.ts";
import type { ResolvedNode } from "./match-text.ts";
import type { Segment } from "../segments/segment.ts";
import type { Synonym } from "./synonyms.ts";
import { termAt, termsWithPrefix } from "../segments/term-dictionary.ts";

export interface ResolvedText {
  readonly nodes: readonly ResolvedNode[];
  readonly phrases: readonly { readonly stems: readonly string[]; readonly isExcluded: boolean }[];
  readonly corrections: readonly { readonly typed: string; readonly term: string }[];
  /** A word occurs nowhere, not even corrected: nothing can match. */
  readonly isHopeless: boolean;
}

const maxCompletions = 200;
const minPrefixLength = 2;
const rarityScale = 32;

/** In how many documents a term stands, dead ones among them. */
export function documentCount(segments: readonly Segment[], term: string): number {
  let total = 0;
  for (const segment of segments) total += postingsOf(segment, term)?.documents.length ?? 0;
  return total;
}

/** Terms that begin as the word typed last; for people who are still typing. */
function completions(segments: readonly Segment[], typed: string): string[] {
  const prefix = foldUmlauts(normaliseText(typed)).replace(/[^\p{L}\p{N}]/gu, "");
  if (prefix.length < minPrefixLength) return [];
  const found = new Set<string>();
  for (const { dictionary } of segments) {
    const { from, to } = termsWithPrefix(dictionary, prefix, maxCompletions);
    for (let at = from; at < to; at++) found.add(termAt(dictionary, at));
  }
  return [...found].toSorted().slice(0, maxCompletions);
}

/**
 * Asks the index which words it knows. A word without any hit is completed when it is the last one, else corrected.
 * With `completeLast` the last word is completed even though it has hits: together with the others it had none. Without
 * `mayGuess` each word stands as it was typed: a small index lacks many that are spelled right.
 */
export function resolveText(
  { nodes, identifier, synonymTable }: ParsedText,
  segments: readonly Segment[],
  pinned: readonly number[] | undefined,
  completeLast: boolean,
  mayGuess = true,
): ResolvedText {
  const none = { phrases: [], corrections: [], isHopeless: false };
  if (identifier !== undefined && documentCount(segments, identifier) > 0) {
    return { nodes: [{ alternatives: [[identifier]], isExcluded: false, rarity: 1 }], ...none };
  }
  const total = segments.reduce((sum, segment) => sum + segment.count, 0);
  const resolved: ResolvedNode[] = [];
  const corrections: { typed: string; term: string }[] = [];
  let isHopeless = false;
  for (const [at, node] of nodes.entries()) {
    let { alternatives, synonyms } = node;
    // An excluded phrase is settled by its words' order alone.
    if (node.isExcluded && node.phrase) continue;
    const withHits = (words: readonly Synonym[]) =>
      words.filter(({ terms }) => hitsOf(segments, [terms]) > 0);
    synonyms = withHits(synonyms);
    let hits = hitsOf(segments, [...alternatives, ...synonyms.map(({ terms }) => terms)]);
    const mayComplete = mayGuess && at === nodes.length - 1 && !node.isExcluded && !node.phrase;
    if (mayComplete && (hits === 0 || completeLast)) {
      const terms = completions(segments, node.typed);
      if (terms.length > 0) {
        alternatives = [...alternatives, ...terms.map((term) => [term])];
        hits = hitsOf(segments, alternatives);
      }
    }
    // A word of the agencies' language is spelled right, even where no tender has it.
    const isKnownWord = synonymTable.others(node.typed).length > 0;
    if (mayGuess && hits === 0 && !node.isExcluded && !node.phrase && !isKnownWord) {
      const term = correctionOf(node, segments);
      if (term !== undefined) {
        corrections.push({ typed: node.typed, term });
        alternatives = [[term]];
        synonyms = withHits(synonymTable.othersOfTerm(term));
        hits = hitsOf(segments, [[term], ...synonyms.map(({ terms }) => terms)]);
      }
    }
    // A phrase of stop words only has no term: its order alone decides.
    const isFree = alternatives.every((terms) => terms.length === 0);
    if (isFree) continue;
    if (hits === 0 && !node.isExcluded) isHopeless = true;
    resolved.push({
      alternatives,
      ...(synonyms.length > 0 && { synonyms: { typed: node.typed, words: synonyms } }),
      isExcluded: node.isExcluded,
      rarity: pinned?.[resolved.length] ?? rarityOf(hits, total),
    });
  }
  const phrases = nodes.flatMap(({ phrase, isExcluded }) =>
    phrase ? [{ stems: phrase, isExcluded }] : [],
  );
  return { nodes: resolved, phrases, corrections, isHopeless };
}

/** BM25's inverse document frequency as an integer from 1 to 511. */
export function rarityOf(hits: number, total: number): number {
  const rarity = Math.log(1 + (total - Math.min(hits, total) + 0.5) / (hits + 0.5));
  return Math.min(511, Math.max(1, Math.round(rarity * rarityScale)));
}

/** At most how many documents an alternative can find; the rarest word of each decides. */
function hitsOf(segments: readonly Segment[], alternatives: TextNode["alternatives"]): number {
  let most = 0;
  for (const terms of alternatives) {
    let fewest = terms.length === 0 ? 0 : Infinity;
    for (const term of terms) fewest = Math.min(fewest, documentCount(segments, term));
    most = Math.max(most, fewest);
  }
  return most;
}

function correctionOf(
  { alternatives }: TextNode,
  segments: readonly Segment[],
): string | undefined {
  const [first] = alternatives;
  const [word] = first ?? [];
  return first?.length === 1 && word !== undefined ? closestTerm(segments, word) : undefined;
}
