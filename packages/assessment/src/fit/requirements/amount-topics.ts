import type { FieldReading } from "./field-reading.ts";
import { amountsIn } from "./money-in-text.ts";
import type { AmountInText } from "./money-in-text.ts";
import { spanAt } from "./quote.ts";
import { isScoringScale } from "./scoring-scale.ts";
import type { Span } from "./sentences.ts";

/** What an amount is about. */
export type AmountTopic = "turnover" | "insurance" | "volume" | "other";

export interface TopicAmount extends AmountInText {
  readonly topic: AmountTopic;
  readonly sentence: Span;
  /** "Los 2: 400 000 EUR" inside a text for all lots */
  readonly lotNumber?: number;
}

const keywords =
  /(?<turnover>umsatz(?!steuer)|umsätze|umsatzerlös)|(?<insurance>(?<!sozial|unfall|kranken|renten|lebens|pflege)versicherung(?!snehmer|sjahr)|haftpflicht|deckung|personensch[aä]d|sachsch[aä]d|vermögenssch[aä]d|sonstige schäden|umweltsch[aä]d)|(?<other>bürgschaft|vertragsstrafe|registerauszug|zentralregister|wettbewerbsregister|bußgeld|selbstbeteiligung|selbstbehalt|gerundet|mindestlohn|eigenkapital|bilanz|gebühr|entschädigung|skonto|sicherheitsleistung|vergütung|preisgeld|bearbeitungshonorar|leistungsfähigkeit)|(?<volume>volumen|auftragswert|auftragssumme|auftragshöhe|budget|wertumfang|kosten|honorar|bausumme|referenz)/giu;

/** Earlier text still governs an amount that has no keyword in its own sentence. */
const reachBack = 250;
const reachAhead = 60;

interface Keyword {
  readonly at: number;
  readonly topic: AmountTopic;
}

/**
 * The euro amounts of a field with what they are about: the nearest keyword before it in the sentence, else the next
 * behind it, else the last one of the text before. Scoring scales are left out.
 */
export function amountTopics(field: FieldReading): TopicAmount[] {
  const { text, sentences } = field;
  const amounts = amountsIn(text);
  if (amounts.length === 0) return [];
  const keywords = keywordsOf(text);
  return amounts.flatMap((amount) => {
    const sentence = spanAt(sentences, amount.start) ?? amount;
    if (isScoringScale(text, sentence.start, Math.max(sentence.end, amount.end))) return [];
    const topic = topicOf(keywords, amount, sentence) ?? topicOfType(field.type);
    if (topic === undefined) return [];
    const lotNumber = lotNumberBefore(text, Math.max(sentence.start, amount.start - 60), amount);
    return [{ ...amount, topic, sentence, ...(lotNumber !== undefined && { lotNumber }) }];
  });
}

function keywordsOf(text: string): Keyword[] {
  return Array.from(text.matchAll(keywords), (match) => {
    const groups = match.groups ?? {};
    const topic = (["turnover", "insurance", "other", "volume"] as const).find(
      (key) => groups[key],
    );
    return { at: match.index, topic: topic ?? "other" };
  });
}

function topicOf(
  keywords: readonly Keyword[],
  amount: AmountInText,
  sentence: Span,
): AmountTopic | undefined {
  const before = keywords.findLast(({ at }) => at < amount.start);
  if (before && before.at >= sentence.start) return before.topic;
  const behind = keywords.find(({ at }) => at >= amount.end);
  if (behind && behind.at < Math.min(sentence.end, amount.end + reachAhead)) return behind.topic;
  return before && before.at >= amount.start - reachBack ? before.topic : undefined;
}

function topicOfType(type: string | undefined): AmountTopic | undefined {
  if (type === "slc-stand-ins") return "insurance";
  return type?.startsWith("slc-stand-to") ? "turnover" : undefined;
}

function lotNumberBefore(text: string, from: number, amount: AmountInText): number | undefined {
  const match = /\bLos\s{0,2}(\d{1,3})\b[^\d\n]{0,40}$/i.exec(text.slice(from, amount.start));
  return match ? Number(match[1]) : undefined;
}
