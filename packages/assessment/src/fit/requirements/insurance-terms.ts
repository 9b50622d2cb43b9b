import type { Span } from "./sentences.ts";

/** What else a notice says of a demanded insurance than its sums. */
export interface InsuranceTerms {
  readonly timesAYear: number;
  readonly isProfessional: boolean;
  readonly isSumElsewhere: boolean;
  readonly mayFollow: boolean;
}

const follows =
  /im (?:auftrags|zuschlags)fall|im fall\w* (?:der|einer|des) (?:beauftragung|auftragserteilung|zuschlagserteilung|zuschlags)|für den (?:auftrags|zuschlags)fall|abzuschließen|abschließen (?:wird|zu wollen)|abgeschlossen wird|nach zuschlag|bereitschaft|bereit\s+(?:ist|bin|sind)|aufzustocken|aufgestockt|aufstock|erhöh|anpass|anzupassen|angepasst|(?:bei|mit|nach|vor) (?:auftragserteilung|vertrags(?:ab)?schlu|zuschlags)|zum\s+abschluss|deckungszusage|deckungsbestätigung|versicherungsbestätigung|verpflichte/i;
const general = /(?<![\p{L}-])haftpflicht/iu;
const professional = /berufs-?[^.\n]{0,25}haftpflicht/i;
const business = /betriebs-?[^.\n]{0,40}haftpflicht|industriehaftpflicht/i;
/** "Berufs- oder Betriebshaftpflicht": one of the two is enough. */
const either =
  /(?:berufs|betriebs)\S{0,30}\s{0,3}(?:oder|bzw\.?|beziehungsweise|\/|,)\s{0,3}(?:berufs|betriebs|industrie)|(?:berufs|betriebs)-?\/\s?(?:berufs|betriebs)/i;
const otherRisk =
  /produkthaftpflicht|umwelthaftpflicht|schlüssel|cyber|transportversicherung|bauleistungsversicherung|kfz-haftpflicht|abhandenkommen|briefzustellung|objektversicherung|objektbezogen|projektversicherung|veranstalter/i;
const elsewhere =
  /üblich|angemessen|ausreichend|hinreichend|deckung|summe|höhe|vordruck|formular|formblatt|anlage|unterlagen/i;
const times: readonly (readonly [pattern: RegExp, count: number])[] = [
  [/vier-?fach|4-?\s?fach|viermal/i, 4],
  [/drei-?fach|3-?\s?fach|dreimal/i, 3],
  // "maximiert" without a number: at least twice, as is usual.
  [
    /zwei-?fach|2-?\s?fach|2\s?x\b|zwei\s?mal|doppelt|(?:zwei|2) (?:schadens|versicherungs)fälle|maximier/i,
    2,
  ],
];

/**
 * The kind is read from the sentences of the sums and from what stands close before them; what lets the cover follow or
 * puts the sum elsewhere may stand anywhere in the field.
 */
export function insuranceTerms(text: string, { start, end }: Span): InsuranceTerms {
  const around = text.slice(Math.max(0, start - 300), end + 250);
  const named = text.slice(start, end);
  // What the sentence itself names goes before what stands around it.
  const kindText = /haftpflicht/i.test(named) ? named : text.slice(Math.max(0, start - 160), start);
  return {
    timesAYear: times.find(([pattern]) => pattern.test(around))?.[1] ?? 1,
    isProfessional: acceptsProfessional(kindText) && !otherRisk.test(named),
    isSumElsewhere: elsewhere.test(text),
    mayFollow: follows.test(text),
  };
}

function acceptsProfessional(words: string): boolean {
  if (business.test(words)) return professional.test(words) && either.test(words);
  return professional.test(words) || general.test(words);
}
