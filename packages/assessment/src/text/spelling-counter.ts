import type { Analyzer } from "@tc/text";
import { normaliseText, tokenise } from "@tc/text";

/** Learns how people write what the analyzer made a stem of, so that evidence reads as German. */
export class SpellingCounter {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly analyzer: Analyzer;

  constructor(analyzer: Analyzer) {
    this.analyzer = analyzer;
  }

  /** Titles and labels are enough: descriptions repeat their words. */
  add(text: string): void {
    for (const token of tokenise(text.normalize("NFC"))) {
      const [word] = this.analyzer.analyse(normaliseText(token));
      if (!word || word.isStopWord) continue;
      const spellings = this.counts.get(word.whole) ?? new Map<string, number>();
      spellings.set(token, (spellings.get(token) ?? 0) + 1);
      this.counts.set(word.whole, spellings);
    }
  }

  /** The most frequent spelling, of equally frequent ones the first; a stem never seen alone is taken from the lexicon. */
  best(stem: string): string {
    const spellings = [...(this.counts.get(stem) ?? [])];
    spellings.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    return spellings[0]?.[0] ?? stem;
  }
}
