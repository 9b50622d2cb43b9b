import { foldUmlauts, hyphenParts, normaliseText, tokenise } from "@tc/text";
import type { Tender } from "@tc/domain";

const minLength = 4;
const maxLength = 14;
/** Words that may be counted at once; beyond it those seen only once are forgotten. */
const maxCounted = 600_000;
const maxLearnt = 60_000;
const minTenders = 3;

/** In how many tenders each word occurs that may be part of a compound. */
export class WordCounter {
  private counts = new Map<string, number>();

  add(tender: Pick<Tender, "title" | "description" | "lots">): void {
    const texts = [tender.title, tender.description];
    for (const lot of tender.lots) texts.push(lot.title, lot.description);
    const words = new Set<string>();
    for (const text of new Set(texts)) {
      if (text === undefined) continue;
      for (const token of tokenise(normaliseText(text))) {
        for (const part of hyphenParts(token)) {
          const word = foldUmlauts(part);
          if (word.length >= minLength && word.length <= maxLength) words.add(word);
        }
      }
    }
    for (const word of words) this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
    if (this.counts.size > maxCounted) this.forgetRare();
  }

  /** The most frequent words; of equally frequent ones the first by spelling. */
  result(): Record<string, number> {
    const frequent = [...this.counts].filter(([, count]) => count >= minTenders);
    frequent.sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    return Object.fromEntries(frequent.slice(0, maxLearnt));
  }

  private forgetRare(): void {
    for (const [word, count] of this.counts) if (count === 1) this.counts.delete(word);
  }
}
