import type { DocumentDeadlineKind } from "../items/document-item.ts";
import type { Statement } from "./statements.ts";

/** Words that say what a date is for; `start` and `end` are positions in the text. */
export interface DeadlineCue {
  readonly start: number;
  readonly end: number;
  readonly kind: DocumentDeadlineKind;
  /** False for a word that says so only beside "bis", "Frist" or a colon. */
  readonly isStrong: boolean;
}

const handingIn = String.raw`(?:einzureichen|eingereicht|einreichen|abzugeben|abgegeben|abgeben|eingegangen|eingehen|vorliegen|hochzuladen|hochgeladen|übermittel|zu übersenden|einzusenden|entgegen|erwartet|berücksichtigt|vorgelegt|vorzulegen|vorgesehen)`;
const offers = String.raw`(?:[\p{L}]{0,12}a|A)ngebote?[sn]?(?![\p{L}-])`;

const patterns: readonly (readonly [kind: DocumentDeadlineKind, strong: string, weak: string])[] = [
  [
    "offer",
    String.raw`Angebots(?:abgabe)?(?:frist|schluss|termin)|Angebotsabgabe|Angebots(?:eingang|einreichung)|(?:Abgabe|Einreichungs)(?:frist|termin|schluss)(?!\s+(?:der|von|für\s+die)?\s*(?:Teilnahme|Bewerb))|(?:Abgabe|Eingang|Einreichung|Vorlage)\s+(?:der|des|von|Ihre[sr]|eines)\s+(?:\p{L}+\s+)?${offers}|${offers}(?:unterlagen)?[^.;]{0,160}?${handingIn}|Verspätet[^.;]{0,80}?eingehende\s+${offers}|Abgabe\s+bis`,
    String.raw`${offers}|Angebotsunterlagen|Einsendeschluss`,
  ],
  [
    "participation",
    String.raw`Teilnahme(?:antrags)?frist|Teilnahmeschluss|(?:Abgabe|Eingang|Einreichung)\s+(?:der|von|Ihrer)\s+Bewerbung(?:en)?(?!\p{L})|Bewerbungs(?:frist|schluss)|Teilnahmeantr[aä]ge?[sn]?(?![\p{L}-])|Anträge\s+auf\s+Teilnahme|Bewerbungen\s[^.;]{0,80}?${handingIn}`,
    String.raw`Teilnahmewettbewerb|Bewerbungen`,
  ],
  [
    "questions",
    String.raw`(?:Bieter|Bewerber|Rück|Nach|Verständnis)-?(?:an)?fragen(?![\p{L}-])|Frage(?:n)?frist|Fragen(?![\p{L}-])[^.;]{0,120}?(?:gestellt|zu\s+stellen|stellen|richten|eingehen|beantwortet|vorliegen|einzureichen|zulässig|zugelassen)|Auskunftsersuchen|zusätzliche[nr]?\s+(?:Auskünfte|Informationen)|Unklarheiten|Fragen\s+der\s+(?:Bieter|Bewerber)`,
    String.raw`(?:An)?fragen(?![\p{L}-])|Auskünfte`,
  ],
  [
    "opening",
    String.raw`(?:Angebots)?(?:er)?öffnungstermin|Angebots(?:er)?öffnung|Submissions?(?:termin)?(?![\p{L}])|(?:Er)?öffnung\s+der\s+Angebote|${offers}\s[^.;]{0,100}?geöffnet|Öffnung\s+(?:erfolgt|findet)`,
    "",
  ],
  [
    "binding",
    String.raw`(?:Zuschlags-?\s+und\s+)?Binde?(?:ungs)?frist|(?:Angebot\p{L}*|Bieter)\s[^.;]{0,120}?gebunden|an\s+(?:sein|ihr|unser|das|mein)\p{L}*\s+Angebot\s+gebunden|Angebot\p{L}*\s[^.;]{0,60}?gültig`,
    "",
  ],
  [
    "site-visit",
    String.raw`(?:Orts|Objekt|Werks|Geländes?)?[bB]esichtigung(?:stermin)?(?![\p{L}])|Ortstermin|Vor-Ort-(?:Termin|Besichtigung)|Begehung(?:stermin)?|besichtigt\s+werden|zu\s+besichtigen`,
    "",
  ],
  [
    "start",
    String.raw`(?:Leistungs|Vertrags|Projekt|Auftrags|Ausführungs|Arbeits)(?:beginn|start)|Leistungsaufnahme|Vertrag\s+beginnt|(?:Beginn|Start)\s+(?:der|des|mit\s+der)\s+(?:Ausführung|Leistung\p{L}*|Arbeiten|Vertrag(?:e?s|slaufzeit)|Projekte?s|Tätigkeit)|(?:Ausführung|Leistung\p{L}*|Arbeiten)\s[^.;]{0,100}?(?:zu\s+beginnen|beginnen|beginnt)|Leistung\p{L}*\s+(?:ist|sind)\s+ab`,
    "",
  ],
];
const strong = patterns.map(([kind, words]) => [kind, new RegExp(words, "giu")] as const);
const weak = patterns.flatMap(([kind, , words]) =>
  words === "" ? [] : [[kind, new RegExp(words, "giu")] as const],
);

/** The invitation is sent before its deadline. */
const invitations =
  /Aufforderung\s+zur\s+(?:Angebotsabgabe|Abgabe\s+\p{L}+\s+Angebote?n?s?)|Angebotskalkulation/giu;

export function cuesIn(text: string): DeadlineCue[] {
  const plain = text.replaceAll(invitations, (words) => " ".repeat(words.length));
  return [...cuesOf(plain, strong, true), ...cuesOf(plain, weak, false)];
}

/** The cue of a clause that stands nearest to a date in it; weak ones count where nothing else does. */
export function cueFor(
  words: string,
  { start, end }: Statement,
  mark: Statement,
): DeadlineCue | undefined {
  const clause = words.slice(start, end);
  const all = cuesIn(clause);
  const strongOnes = all.filter(({ isStrong }) => isStrong);
  const isTerm = /\bbis\b|spätestens|später als|frist|termin|schluss|ende\b|nach dem|[:\t\n]/i.test(
    clause,
  );
  const candidates = strongOnes.length > 0 || !isTerm ? strongOnes : all;
  const distance = (cue: DeadlineCue) =>
    Math.max(0, cue.start + start - mark.end, mark.start - cue.end - start);
  const nearest = withoutObjects(clause, candidates).toSorted(
    (a, b) => distance(a) - distance(b),
  )[0];
  return nearest && { ...nearest, start: nearest.start + start, end: nearest.end + start };
}

const objectOf =
  /(?:^|\s)(?:zu|zum|zur|bezüglich|über|hinsichtlich|vor|nach|bei|mit|während|von|wegen|aufgrund|auf\s+Grund)\s+(?:(?:von|de[rsnm]|die|das|Ihre[rnm]?|Abgabe\s+de[rs])\s+)?(?:\p{Ll}+\s+)?$/iu;

/** "Fragen zu den Angebotsunterlagen", "Fragen vor der Angebotsabgabe": what it is about is not what ends. */
function withoutObjects(clause: string, cues: readonly DeadlineCue[]): readonly DeadlineCue[] {
  const subjects = cues.filter(
    ({ start }) => !objectOf.test(clause.slice(Math.max(0, start - 45), start)),
  );
  return subjects.length > 0 ? subjects : cues;
}

function cuesOf(
  text: string,
  list: readonly (readonly [DocumentDeadlineKind, RegExp])[],
  isStrong: boolean,
): DeadlineCue[] {
  return list.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      kind,
      isStrong,
    })),
  );
}
