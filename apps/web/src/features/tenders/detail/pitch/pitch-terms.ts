import { formatNumber } from "../../../../platform/format/format";
import { weightWords } from "../lots/criteria";
import { candidatesWords } from "../lots/candidates-words";
import type { Lot, Tender } from "../queries";

const drafts =
  /\b(?:aufwandsentschädigung|pitch-?honorar|präsentationshonorar|entwurfshonorar|arbeitsprob\w*|konzeptskizze\w*|entwürfe?\b[^.]*\b(?:vergüt\w*|honorar\w*|einzureichen|erwartet|vorzulegen)|präsentation(?:stermin\w*)?\b)/iu;
const rights = /\b(?:nutzungsrecht\w*|verwertungsrecht\w*|urheberrecht\w*|rechteübertragung)\b/iu;
const longest = 220;

export interface PitchTerms {
  readonly invited: string | undefined;
  readonly price: string | undefined;
  /** Verbatim sentences of the notice. */
  readonly drafts: string | undefined;
  readonly rights: string | undefined;
}

/** What the notice says of the pitch: figures where it has fields for them, else its own sentence. */
export function pitchTerms({
  description,
  lots,
}: Pick<Tender, "description" | "lots">): PitchTerms {
  const texts = [
    ...lots.flatMap((lot) => lot.awardCriteria.map((criterion) => criterion.description)),
    description,
    ...lots.map((lot) => lot.description),
  ].filter((text) => text !== undefined);
  return {
    invited: same(lots, candidatesWords),
    price: same(lots, priceWords),
    drafts: sentenceWith(texts, drafts),
    rights: sentenceWith(texts, rights),
  };
}

/** What all lots say alike; where they differ each lot tells its own. */
function same(lots: readonly Lot[], wordsOf: (lot: Lot) => string | undefined) {
  const words = new Set(lots.map(wordsOf));
  if (words.size > 1) return "je Los verschieden";
  return [...words][0];
}

/** "40 %" of the price, with the weights beside it. */
function priceWords({ awardCriteria }: Lot): string | undefined {
  const price = awardCriteria.find(({ type, weight }) => type === "price" && weight !== undefined);
  if (!price) return undefined;
  const others = awardCriteria.flatMap((criterion) =>
    criterion === price || criterion.weight === undefined || criterion.name === undefined
      ? []
      : [`${criterion.name} ${formatNumber(criterion.weight)}`],
  );
  return [weightWords(price), ...others.slice(0, 3)].join(" · ");
}

function sentenceWith(texts: readonly string[], pattern: RegExp): string | undefined {
  for (const text of texts) {
    const sentence = text
      .slice(0, 20_000)
      .split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u)
      .find((candidate) => pattern.test(candidate));
    if (sentence !== undefined) return cut(sentence.trim());
  }
  return undefined;
}

function cut(sentence: string): string {
  if (sentence.length <= longest) return sentence;
  const part = sentence.slice(0, longest);
  return `${part.slice(0, Math.max(part.lastIndexOf(" "), longest - 60)).trimEnd()} …`;
}
