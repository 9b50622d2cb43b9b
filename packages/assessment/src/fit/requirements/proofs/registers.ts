import type { FieldReading } from "../field-reading.ts";
import { quoteOf } from "../quote.ts";
import type { Quote } from "../quote.ts";

/** An entry in a register of firms or professions. */
export interface RegisterFinding extends Quote {
  readonly kind: "register";
}

const entry =
  /(?:eintrag\p{L}{0,4}|eingetragen)\s[^.;]{0,90}(?:handels|berufs|partnerschafts|genossenschafts|handwerks)-?\s?(?:\/\s?\p{L}{1,20})?-?(?:register|rolle)|(?:handels|berufs|partnerschafts|handwerks)-?(?:register|rolle)-?\s?(?:auszug|eintrag|nachweis)\p{L}{0,4}|(?:handels|berufs|partnerschafts|handwerks)-?(?:register|rolle)\s(?:\S+\s){0,4}?eingetragen\s(?:zu\s)?sein|auszug\p{L}{0,3}\s[^.;]{0,30}(?:handels|berufs|partnerschafts)register/iu;
const otherRegister = /gewerbezentral|wettbewerbsregister|bundeszentral|insolvenz|korruptions/i;
const noDemand =
  /optional|(?:soweit|sofern|falls|wenn)\s(?:\S+\s)?(?:vorhanden|verpflichtet|erforderlich)|nicht erforderlich|gewertet|\bsitz\b[^.]{0,40}handelsregisternummer/i;

/** The first demand of a text for an entry in a register. */
export function registerDemands({ text, sentences, isCriterion }: FieldReading): RegisterFinding[] {
  if (!isCriterion) return [];
  for (const sentence of sentences) {
    const words = text.slice(sentence.start, sentence.end);
    const match = entry.exec(words);
    if (!match || noDemand.test(words) || otherRegister.test(match[0])) continue;
    const start = sentence.start + match.index;
    return [
      { kind: "register", ...quoteOf(text, sentence, { start, end: start + match[0].length }) },
    ];
  }
  return [];
}
