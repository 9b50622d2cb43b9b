import type { DocumentText, Place } from "../document-text.ts";
import { lineAt, textOf } from "../document-text.ts";
import type { DocumentItem } from "../items/document-item.ts";
import { createQuoteVerifier } from "../quotes/quote-verifier.ts";
import type { Chunk } from "./chunks.ts";
import { addressesMachines } from "./machine-words.ts";
import { isPlainText } from "./plain-text.ts";
import type { RawItem } from "./raw-items.ts";
import { saidValue } from "./said-value.ts";
import { sourceWords } from "./source-words.ts";
import { removeMarks } from "./spotlight.ts";

/** What became of a model's items */
export interface VerifiedItems {
  readonly items: readonly DocumentItem[];
  /** Whose quote no page holds, or whose quote does not say its value */
  readonly dropped: number;
}

/** Less than rules that know the words: whoever reads it should look at the place. */
const confidence = 0.7;
const maxQuote = 320;

type Verify = (chunk: Chunk, items: readonly RawItem[]) => VerifiedItems;

/**
 * Keeps of a model's items what the document says in these words: the quote stands on the page named or beside it, and
 * the value in the quote. What is kept shows the document's words, never the model's.
 */
export function createItemVerifier(document: DocumentText): Verify {
  const placeOf = createQuoteVerifier(document);
  return ({ pages }, raws) => {
    const items = raws.flatMap((raw) => {
      const named = pages.find(({ id }) => id === raw.page)?.place;
      return (named && verifyItem(document, placeOf, named, raw)) ?? [];
    });
    return { items, dropped: raws.length - items.length };
  };
}

function verifyItem(
  { file, parts }: DocumentText,
  placeOf: ReturnType<typeof createQuoteVerifier>,
  named: Place,
  raw: RawItem,
): DocumentItem | undefined {
  const wanted = removeMarks(raw.quote);
  if (wanted.length > maxQuote) return undefined;
  const place = placeOf(wanted, named);
  if (!place) return undefined;
  for (const part of parts) {
    // The verifier hands out the part's own place.
    if (part.place !== place) continue;
    const text = textOf(part);
    const quote = sourceWords(text, wanted);
    if (quote === undefined || !isPlainText(quote) || placeOf(quote, place) !== place) {
      return undefined;
    }
    const { lot } = raw;
    if (lot !== undefined && !namesLot(quote, lot)) return undefined;
    const value = saidValue(withoutMarks(raw), quote, text);
    if (!value) return undefined;
    const cell = lineAt(part, text.indexOf(quote))?.cell;
    return {
      ...value,
      ...(lot !== undefined && { lot }),
      quote,
      file,
      place,
      ...(cell !== undefined && { cell }),
      confidence: confidence * (part.confidence ?? 1),
      state: addressesMachines(quote) ? "suspicious" : "ok",
      byModel: true,
    };
  }
  return undefined;
}

function withoutMarks(raw: RawItem): RawItem {
  const { name, parent, names } = raw;
  return {
    ...raw,
    ...(name !== undefined && { name: removeMarks(name) }),
    ...(parent !== undefined && { parent: removeMarks(parent) }),
    ...(names && { names: names.map(removeMarks) }),
  };
}

/** "Los 2", "Lose 1 und 2" */
function namesLot(quote: string, lot: string): boolean {
  return (
    /^\d{1,3}$/.test(lot) &&
    new RegExp(
      `(?<!\\p{L})Los(?:e[ns]?|nummer)?[^.;\\n]{0,20}?(?<!\\d)0{0,3}${Number(lot)}(?!\\d)`,
      "iu",
    ).test(quote)
  );
}
