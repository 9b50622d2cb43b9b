import { bidDeadlines } from "@tc/domain";
import type { Tender } from "@tc/domain";
import type { Analyzer } from "@tc/text";
import { identifierTerms } from "./identifiers.ts";

/** A tender as the index stores it; see search_document in 0102_search.sql. */
export interface SearchDocument {
  readonly terms: readonly string[];
  /** One byte per term, 1 to 255. */
  readonly weights: Uint8Array;
  readonly words: string;
  /** Epoch seconds, ascending, without doubles. */
  readonly deadlines: readonly number[];
  readonly deadlinesHaveTime: readonly boolean[];
}

/** How much a word counts by where it stands. */
const fieldWeights = { title: 3, lotTitle: 2, buyer: 2, description: 1, cpvLabel: 1 } as const;
/**
 * However often running text repeats a word, it counts less than one mention in the title, even as a part there:
 * of two tenders for "Kampagne" the one named after a Kommunikationskampagne comes first.
 */
const maxRunningText = 1.5;
/** A part of a compound says less than the word itself. */
const partWeight = 0.6;
/** BM25's k1 and b and the usual length of a notice in words; a constant, so that weights never age. */
const saturation = 1.2;
const lengthNormalisation = 0.5;
const usualLength = 180;
const maxTerms = 3_000;
const maxWordsLength = 60_000;
/** All texts of one tender together; beyond this only boilerplate of many lots follows. */
const maxText = 60_000;

/** Sets a tender's texts into weighted terms. `cpvLabel` gives the official label of a code where it is known. */
export function toSearchDocument(
  tender: Tender,
  analyzer: Analyzer,
  cpvLabel: (code: string) => string | undefined,
): SearchDocument {
  const headings = new Map<string, number>();
  const runningText = new Map<string, number>();
  const words: string[] = [];
  let length = 0;
  let budget = maxText;

  const add = (text: string | undefined, weight: number) => {
    if (!text || budget <= 0) return;
    const frequencies = weight > fieldWeights.description ? headings : runningText;
    const analysed = analyzer.analyse(text.slice(0, budget));
    budget -= text.length;
    for (const word of analysed) {
      words.push(word.whole);
      if (word.isStopWord) continue;
      length++;
      frequencies.set(word.whole, (frequencies.get(word.whole) ?? 0) + weight);
      for (const part of word.parts) {
        frequencies.set(part, (frequencies.get(part) ?? 0) + weight * partWeight);
      }
    }
    words.push("|");
  };

  add(tender.title, fieldWeights.title);
  for (const buyer of tender.buyers) {
    add(buyer.originalName ?? buyer.name, fieldWeights.buyer);
    add(buyer.town, fieldWeights.description);
  }
  add(tender.description, fieldWeights.description);
  const seen = new Set([tender.title, tender.description]);
  for (const lot of tender.lots) {
    // One lot often repeats the procedure's texts word by word.
    if (!seen.has(lot.title)) add(lot.title, fieldWeights.lotTitle);
    if (!seen.has(lot.description)) add(lot.description, fieldWeights.description);
    seen.add(lot.title).add(lot.description);
  }
  for (const code of new Set([...tender.cpv, ...tender.lots.flatMap((lot) => lot.cpv)])) {
    add(cpvLabel(code), fieldWeights.cpvLabel);
  }
  add(tender.placeText, fieldWeights.description);
  add(tender.reference, fieldWeights.description);

  const norm =
    saturation * (1 - lengthNormalisation + (lengthNormalisation * length) / usualLength);
  const frequencies = headings;
  for (const [term, frequency] of runningText) {
    const counted = Math.min(frequency, maxRunningText);
    frequencies.set(term, (headings.get(term) ?? 0) + counted);
  }
  for (const term of identifierTerms(tender)) frequencies.set(term, Infinity);
  const terms = [...frequencies.keys()].slice(0, maxTerms).toSorted();
  const weights = Uint8Array.from(terms, (term) => {
    const frequency = frequencies.get(term) ?? 0;
    if (frequency === Infinity) return 255;
    return Math.max(1, Math.round((255 * frequency) / (frequency + norm)));
  });
  return {
    terms,
    weights,
    words: ` ${words.join(" ")} `.slice(0, maxWordsLength),
    ...deadlinesOf(tender),
  };
}

function deadlinesOf(tender: Tender): Pick<SearchDocument, "deadlines" | "deadlinesHaveTime"> {
  const hasTime = new Map<number, boolean>();
  for (const deadline of bidDeadlines(tender)) {
    const second = Math.floor(Date.parse(deadline.at) / 1000);
    if (Number.isFinite(second)) hasTime.set(second, deadline.hasTime);
  }
  const deadlines = [...hasTime.keys()].toSorted((a, b) => a - b);
  return { deadlines, deadlinesHaveTime: deadlines.map((second) => hasTime.get(second) ?? false) };
}
