import { sentencesOf } from "./sentences.ts";
import type { Span } from "./sentences.ts";

/** What else a notice says of a demanded insurance than its sums. */
export interface InsuranceTerms {
  readonly timesAYear: number;
  readonly isProfessional: boolean;
  readonly isSumElsewhere: boolean;
  readonly mayFollow: boolean;
}

const follows =
  /im (?:auftrags|zuschlags)fall|im fall\w* (?:der|einer|des) (?:beauftragung|auftragserteilung|zuschlagserteilung|zuschlags)|für den (?:auftrags|zuschlags)fall|abzuschließen|abschließen (?:wird|zu wollen)|abgeschlossen wird|nach zuschlag|bereitschaft|bereit\s+(?:ist|bin|sind)|aufzustocken|aufgestockt|aufstock|erhöh|anpass|anzupassen|angepasst|(?:bei|mit|nach|vor) (?:zuschlag\b|auftragserteilung|vertrags(?:ab)?schlu|zuschlags)|zum\s+abschluss|zusage|zusicher|absicht|auftrags(?:erhalt|vergabe|beginn)|(?:leistungs|vertrags|ausführungs)beginn|abschlie(?:ß|ss)(?:en|t)\b|nachgereicht|nachzureichen|deckungsbestätigung|versicherungsbestätigung|verpflichte/i;
const general = /(?<![\p{L}-])haftpflicht/iu;
const professional = /berufs-?[^.\n]{0,25}haftpflicht/i;
const business = /betriebs-?[^.\n]{0,40}haftpflicht|industriehaftpflicht/i;
/** "Berufs- oder Betriebshaftpflicht": one of the two is enough. */
const either =
  /(?:berufs|betriebs)\S{0,30}\s{0,3}(?:oder|bzw\.?|beziehungsweise|\/)\s{0,3}(?:berufs|betriebs|industrie)|(?:berufs|betriebs)-?\/\s?(?:berufs|betriebs)/i;
const otherRisk =
  /produkthaftpflicht|umwelthaftpflicht|schlüssel|transponder|abhanden|cyber|transportversicherung|bauleistungsversicherung|\bkfz|kasko|kraftfahr|bewachv|bewachungsv|briefzustellung|objektversicherung|(?<!oder bei einer )objektbezogen|projektversicherung|veranstalter|verkehrshaftung|vertrauensschaden|umweltschadensversicherung/i;
/** The policy must do more than reach its sums: cover further parties, places or roles, or bear all of a loss itself. */
const furtherTerms =
  /mitversicher|mitzuversichern|selbstbehalt|selbstbeteiligung|nachhaftung|unbegrenzt|unbeschränkt|unlimitiert|(?:ohne|keine) maximierung|generalplaner-?\s?versicherung|(?:versicherung|versicherungsschutz|police|deckung)[^.\n]{0,80}\b(?:auch|zusätzlich|ebenfalls|darüber hinaus)\b[^.\n]{0,80}(?:greif|gelt|umfass|deck|einschlie|erstreck|beinhalt|enthalt)/i;
const elsewhere =
  /üblich|angemessen|ausreichend|hinreichend|geeignet|gefordert|verlangt|genannt|folgend|mindest|entsprechend|deckung|summe|höhe|umfang|vordruck|formular|formblatt|anlage|unterlagen|bewerbungsbogen|siehe|laut|gemäß (?!§)/i;
const timesWords: readonly (readonly [pattern: RegExp, count: number])[] = [
  [/vier-?fach|viermal/i, 4],
  [/drei-?fach|drei\s?mal/i, 3],
  // "maximiert" without a number: at least twice, as is usual.
  [/zwei-?fach|zwei\s?mal|doppelt|(?:zwei|2) (?:schäden|schadens|versicherungs)|maximier/i, 2],
];
const timesFigure = /(?<![\d.,])(\d{1,2})[\s-]{0,2}(?:fach|mal\b|x\b)/gi;

/** "Elektronikversicherung"; a bare "Versicherung" is the one named before. */
const otherPolicy = /(?<=\p{L}{3})(?<!mit)versicherung(?!s)/iu;
const reachBack = 400;

/** A cover that must be there several times may be said anywhere, but not of references or years. */
const ofCover = /maximi|deckung|versicher|ersatzleistung|haftpflicht/i;

/**
 * The kind is read from the sentences of the sums, from what stands close before them and from the name of the
 * criterion; what lets the cover follow, multiplies it or puts the sum elsewhere may stand anywhere in the field.
 */
export function insuranceTerms(text: string, span: Span, name = ""): InsuranceTerms {
  const around = text.slice(Math.max(0, span.start - 300), span.end + 250);
  return {
    timesAYear: timesIn(around) ?? timesIn(sentencesOfCover(text)) ?? 1,
    isProfessional:
      acceptsProfessional(text, span, name) && !otherRisk.test(around) && !furtherTerms.test(text),
    isSumElsewhere: elsewhere.test(text),
    mayFollow: follows.test(text),
  };
}

function timesIn(words: string): number | undefined {
  const figures = Array.from(words.matchAll(timesFigure), ([, figure]) => Number(figure));
  const word = timesWords.find(([pattern]) => pattern.test(words))?.[1];
  return figures.length === 0 ? word : Math.max(1, ...figures);
}

function sentencesOfCover(text: string): string {
  return sentencesOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => ofCover.test(sentence))
    .join("\n");
}

function acceptsProfessional(text: string, { start, end }: Span, name: string): boolean {
  // What the sentence itself names goes before what stands around it.
  const named = text.slice(start, end);
  if (!/haftpflicht/i.test(named) && otherPolicy.test(named)) return false;
  const places = [named, text.slice(Math.max(0, start - reachBack), start), name];
  const words = places.find((place) => /haftpflicht/i.test(place)) ?? "";
  if (business.test(words)) return professional.test(words) && either.test(words);
  if (professional.test(words)) return true;
  // A bare "Haftpflicht" is short for the policy that the rest names.
  const rest = `${name}\n${text}`;
  return general.test(words) && (!business.test(rest) || either.test(rest));
}
