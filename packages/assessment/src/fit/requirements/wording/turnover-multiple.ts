import type { FieldReading } from "../field-reading.ts";
import { amountsIn } from "../money-in-text.ts";
import { quoteOf } from "../quote.ts";
import type { Quote } from "../quote.ts";
import { isScoringScale } from "../scoring-scale.ts";

/** A least turnover that is a multiple of the offer or of the contract's value, so that its sum is not known. */
export interface TurnoverMultipleFinding extends Quote {
  readonly kind: "turnover-multiple";
}

const factor = String.raw`(?:\d{1,2}(?:[.,]\d{1,2})?\s?-?\s?(?:fache?[nsm]?|mal)|\p{L}{0,16}(?:doppel|fache?)\p{L}{0,3}|hälfte|\d{2,3}\s?(?:%|prozent|v\.\s?h\.)|höhe|einen?\s?jahres)`;
const ofContract = String.raw`(?:auftrag|angebot|vertrag|honorar|los|rahmenvereinbarung|jahres|netto|brutto|gesamt)\p{L}{0,12}(?:wert|summe|preis|volumen|vergütung|honorar)\p{L}{0,3}|auftragsvolumens?|angebots(?:preis|summe)\p{L}{0,3}`;
const multiple = new RegExp(
  String.raw`ums[aä]tz[^.;]{0,200}(?<!\p{L})(?:${factor}|so hoch|mindestens de[mnr])(?!\p{L})[^.;\d]{0,90}(?<!\p{L})(?:${ofContract})(?!\p{L})|(?<!\p{L})${factor}(?!\p{L})[^.;\d]{0,90}(?<!\p{L})(?:${ofContract})\s[^.;]{0,80}ums[aä]tz`,
  "iu",
);
const must =
  /mindest|mind\.|wenigstens|\bmuss\b|müssen|erforderlich|gefordert|verlangt|nicht unter|nicht weniger|(?:weniger als|unter)\s[^;]{3,160}(?:nicht (?:weiter )?(?:berücksichtigt|zugelassen)|ausgeschlossen|ausschluss|nicht geeignet|ungeeignet)/i;
/** What the law allows the buyer to ask for, and what is only asked for */
const noDemand =
  /höchstens|maximal|nicht (?:überschreit|übersteig|mehr als)|wünschenswert|bürgschaft|sicherheit|vertragsstrafe|kein\p{L}*\smindest|nicht (?:gefordert|verlangt|erforderlich)/iu;

/** Least turnovers without a sum: "mindestens das Doppelte des Auftragswertes", "in Höhe der Angebotssumme". */
export function turnoverMultiples({
  text,
  sentences,
  isCriterion,
}: FieldReading): TurnoverMultipleFinding[] {
  if (!isCriterion) return [];
  return sentences.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end).replaceAll(/\s/g, " ");
    if (amountsIn(words).length > 0) return [];
    if (!must.test(words) || !multiple.test(words) || noDemand.test(words)) return [];
    if (isScoringScale(text, sentence.start, sentence.end)) return [];
    return [{ kind: "turnover-multiple" as const, ...quoteOf(text, sentence) }];
  });
}
