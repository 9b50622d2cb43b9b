import type { DocumentDeadlineKind, RelativeDeadline } from "../items/document-item.ts";
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
const offers = String.raw`(?<!\p{L})(?:(?:Erst|Folge|Final|End|Haupt|Preis|Schluss|Honorar|Kosten|Gesamt|Teil)a|A)ngebote?[sn]?(?![\p{L}-])`;

/** "Preise des Angebots", "zusätzlich zum Angebot", "auf das wirtschaftlichste Angebot" say nothing of handing it in. */
const asSubject = String.raw`(?<!(?<!\p{L})(?:de[sr]|dem|zum|zur|am|im|vom|einem|(?:über|auf|an)\s+(?:das|die|ein)(?:\s+\p{L}+)?)\s+)`;

const patterns: readonly (readonly [kind: DocumentDeadlineKind, strong: string, weak: string])[] = [
  [
    "offer",
    String.raw`Angebots(?:abgabe|einreichungs)?(?:frist|schluss|termin|ende|phase|zeitraum)|Angebotsabgabe|Angebots(?:eingang|einreichung)|(?:Abgabe|Einreichungs)(?:frist|termin|schluss)(?!\s+(?:der|von|für\s+die)?\s*(?:Teilnahme|Bewerb))|(?:Abgabe|Eingang|Einreichung|Einreichen|Vorlage)\s+(?:der|des|von|Ihre[sr]|eines)\s+(?:\p{L}+\s+)?(?:${offers}|Angebotsunterlagen)|mit\s+dem\s+Angebot\s+bis|${asSubject}(?:${offers}|Angebotsunterlagen)[^.;]{0,160}?${handingIn}|Verspätet[^.;]{0,80}?eingehende\s+${offers}|Abgabe\s+bis`,
    String.raw`${asSubject}${offers}|Einsendeschluss|(?<!\p{L})Abgabe(?=\s*:|\t)`,
  ],
  [
    "participation",
    String.raw`(?:Teilnahme(?:antrags)?|Bewerbungs|Bewerber)(?:frist|schluss|termin|ende|phase|zeitraum)|(?:Abgabe|Eingang|Einreichung|Einreichen)\s+(?:der|von|Ihrer)\s+Bewerbung(?:en)?(?!\p{L})|Bewerbungs(?:frist|schluss)|Teilnahmeantr[aä]ge?[sn]?(?![\p{L}-])|Anträge\s+auf\s+Teilnahme|Teilnahmewettbewerb\s+endet|Ende\s+des\s+Teilnahmewettbewerbs|Bewerbung(?:en|sunterlagen)?\s[^.;]{0,80}?${handingIn}`,
    String.raw`Teilnahmewettbewerb|Bewerbung(?:en)?(?!\p{L})`,
  ],
  [
    "questions",
    String.raw`(?:Bieter|Bewerber|Rück|Nach|Verständnis)-?(?:an)?fragen(?![\p{L}-])|[Ff]rage(?:n)?(?:frist|schluss|termin|phase|runde)|Fragen(?![\p{L}-])[^.;]{0,120}?(?:gestellt|zu\s+stellen|stellen|richten|eingehen|beantwortet|vorliegen|einzureichen|zulässig|zugelassen|berücksichtigt)|Auskunfts(?:ersuchen|verlangen|begehren)|(?:Hinweise?|Widersprüche|Unstimmigkeiten)\s[^.;]{0,100}?(?:mitzuteilen|anzuzeigen|hinzuweisen)|zusätzliche[nr]?\s+(?:Auskünfte|Informationen)|Unklarheiten|Fragen\s+der\s+(?:Bieter|Bewerber)`,
    String.raw`(?<!\p{L})(?:An|Bieteran)?[Ff]ragen(?![\p{L}-])|Auskünfte`,
  ],
  [
    "opening",
    String.raw`(?:Angebots)?(?:er)?öffnungs(?:termin|datum)|Angebots(?:er)?öffnung|Submissions?(?:termin)?(?![\p{L}])|(?:Er)?öffnung\s+(?:der|von)\s+(?:\p{Ll}+\s+)?Angebote|${offers}\s[^.;]{0,100}?geöffnet|Öffnung\s+(?:erfolgt|findet)`,
    String.raw`(?<!\p{L})(?:Eröffnung|Öffnung)(?=\s*:|\t|\s+(?:am\s+)?\s{5})`,
  ],
  [
    "binding",
    String.raw`(?:Zuschlags-?\s+und\s+)?Binde?(?:ungs)?frist|Zuschlagsfrist|Bindung\s+an\s+(?:das|sein|Ihr|ihr)\s+Angebot|Angebotsgültigkeit|Gültigkeit(?:sdauer)?\s+(?:des|der|Ihres)\s+Angebot|(?:Angebot\p{L}*|Bieter)\s[^.;]{0,120}?gebunden|an\s+(?:sein|ihr|unser|das|mein)\p{L}*\s+Angebot\s+gebunden|${asSubject}Angebote?[sn]?\s[^.,;]{0,60}?(?:gültig|Gültigkeit|bindend|verbindlich|aufrecht)|Angebot\s+gilt`,
    "",
  ],
  [
    "site-visit",
    String.raw`(?:Orts|Objekt|Werks|Geländes?)?[bB]esichtigung(?:stermin)?(?![\p{L}])|Ortstermin|Vor-Ort-(?:Termin|Besichtigung)|Begehung(?:stermin)?|besichtigt\s+werden|zu\s+besichtigen`,
    "",
  ],
  [
    "start",
    String.raw`(?:Leistungs|Vertrags|Projekt|Auftrags|Ausführungs|Arbeits|Tätigkeits|Dienst|Liefer|Belieferungs)(?:beginn|start)|(?:Leistungs|Arbeits|Tätigkeits)aufnahme|(?:[Ll]eistung|[Vv]ertrag|[Vv]ereinbarung)\p{L}*[^.;]{0,120}?beginnend(?=\s+(?:ab|am|mit)\s)|(?:[Ll]aufzeit|Leistungszeit(?:raum)?|Ausführungszeit(?:raum)?)\s+ab(?!\p{L})|[Ll]aufzeit(?!\p{L})[^.;]{0,40}?(?:Beginn|Start)(?!\p{L})|(?:[Vv]ertrag|[Vv]ereinbarung)\s[^.;]{0,60}?in\s+Kraft|(?:[Vv]ertrag|[Vv]ereinbarung)\s[^.;]{0,40}?gilt(?=\s+ab\s)|(?:nimmt|nehmen)\s[^.;]{0,100}?(?:Leistung|Arbeit|Tätigkeit)\p{L}*\s[^.;]{0,60}?auf(?!\p{L})|(?:Beginn|Start)\s+(?:der|des|mit\s+der)\s+(?:Ausführung|(?:Dienstl|L)eistung\p{L}*|Arbeiten|Vertrag(?:e?s|slaufzeit)|Projekte?s|Tätigkeit)|(?:Ausführung|(?:Dienstl|L)eistung\p{L}*|Arbeiten|Projekt|[Vv]ertrag|[Vv]ereinbarung|Auftrag|Zusammenarbeit|Beauftragung|[Ll]aufzeit|Leistungszeitraum)\s[^.,;]{0,100}?(?:zu\s+beginnen|beginnen|beginnt|startet|starten|aufzunehmen)|Leistung\p{L}*\s+(?:ist|sind)\s+ab`,
    "",
  ],
];
const strong = patterns.map(([kind, words]) => [kind, new RegExp(words, "giu")] as const);
const weak = patterns.flatMap(([kind, , words]) =>
  words === "" ? [] : [[kind, new RegExp(words, "giu")] as const],
);

/** What comes before or after a deadline of the same name */
const invitations =
  /(?:Aufforderung|Einladung)\s+zur\s+(?:Angebotsabgabe|(?:Abgabe|Einreichung)\s+(?:\p{L}+\s+){0,3}?\p{L}*angebote?n?s?)|(?:Bekanntmachung|Veröffentlichung|Absendung|Versand|Bekanntgabe)\s+(?:der|des|von)\s+(?:Aufforderung\s+zur\s+)?\p{L}+|Angebotskalkulation|(?:\p{L}*(?:wertung|prüfung)|Besprechung|Präsentation|Nachforderung|Ergebnis\p{L}*|Abschluss)\s+(?:der|von|des)\s+(?:\p{Ll}+\s+)?(?:Angebote?s?|Teilnahme\p{L}+)|zur\s+(?:Angebotsabgabe|Abgabe\s+eines\s+Angebote?s)\s+(?:aufgefordert|eingeladen|aufzufordern|auffordern)|mit\s+(?:dem|Ihrem)\s+Angebot(?!\s+bis)|Öffnung\s+der\s+(?:Teilnahmeanträge|Bewerbungen)/giu;

export function cuesIn(text: string): DeadlineCue[] {
  const plain = text.replaceAll(invitations, (words) => " ".repeat(words.length));
  const cues = [...cuesOf(plain, strong, true), ...cuesOf(plain, weak, false)];
  // In "Öffnung der Angebote" no offer is handed in.
  return cues.filter(
    (cue) => !cues.some((other) => other.start < cue.start && cue.start < other.end),
  );
}

const isStrongCue = ({ isStrong }: DeadlineCue) => isStrong;
/** "Ende der Bieterfragen": how far behind a colon the word may stand that tells what ends */
const labelReach = 15;

/** The cue of a clause that stands nearest to a date in it; weak ones count where nothing else does. */
export function cueFor(
  words: string,
  { start, end }: Statement,
  mark: Statement,
  relative: RelativeDeadline | undefined,
): DeadlineCue | undefined {
  const clause = words.slice(start, end);
  // No deadline counts from itself: "Fragen zu den Bewerbungsunterlagen bis sechs Tage vor der Bewerbungsfrist"
  const all = cuesIn(clause).filter(({ kind }) => kind !== relative?.of);
  const strongOnes = all.filter(isStrongCue);
  const isTerm =
    relative !== undefined ||
    /\bbis\b|spätestens|später als|frist|termin|schluss|ende\b|letzte|nach dem|[:\t\n]/i.test(
      words,
    );
  const candidates = strongOnes.length > 0 || !isTerm ? strongOnes : all;
  const distance = (cue: DeadlineCue) =>
    Math.max(0, cue.start + start - mark.end, mark.start - cue.end - start);
  // "(12.03.2027, 11:00 Uhr)" belongs to the words before it, and so does "12.03.2027: über die Plattform".
  const isBracketed = /\(\s*$/.test(words.slice(start, mark.start));
  const colon = /^\s?:\s*(?=\p{L})/u.exec(words.slice(mark.end, end))?.[0];
  const before =
    colon === undefined
      ? candidates.filter((cue) => isBracketed && cue.end + start <= mark.start)
      : all.filter((cue) => cue.start + start < mark.start);
  if (colon !== undefined && before.length > 0) {
    // "Zeitplan der Angebotsphase: 02.02.2027: Ende der Bieterfragen" may be told either way.
    const labelStart = mark.end + colon.length - start;
    const isTitle = /:\s*$/.test(words.slice(start, mark.start)) || !before.some(isStrongCue);
    const label = strongOnes.find((cue) => cue.start >= labelStart);
    const isNear = label !== undefined && label.start - labelStart <= labelReach;
    if (isTitle && isNear && !before.some(({ kind }) => kind === label.kind)) return undefined;
  }
  const eligible = before.length > 0 ? before : candidates;
  const nearest = withoutObjects(clause, eligible).toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest && { ...nearest, start: nearest.start + start, end: nearest.end + start };
}

const objectOf =
  /(?:^|\s)(?:zu|zum|zur|bezüglich|über|hinsichtlich|vor|nach|bei|mit|während|von|wegen|aufgrund|auf\s+Grund)\s{1,3}(?:(?:von|de[rsnm]|die|das|Ihre[rnm]?|Abgabe\s+de[rs])\s{1,3})?(?:\p{Ll}+\s{1,3})?$/iu;

/** What names a deadline or its event names it after any word: "bis zur Angebotsabgabe am 12.03.2027" */
const isNamed =
  /frist|termin|schluss|abgabe|öffnung|submission|beginn|besichtigung|fragen|teilnahmeantr/i;
const termOf = /(?:frist|termin)\s+(?:zur|zum|von)\s{1,3}$/i;

/** "Fragen zu den Angebotsunterlagen", "Fragen vor der Angebotsabgabe": what it is about is not what ends. */
function withoutObjects(clause: string, cues: readonly DeadlineCue[]): readonly DeadlineCue[] {
  const subjects = cues.filter(({ start }) => {
    const head = clause.slice(Math.max(0, start - 45), start);
    return termOf.test(head) || !objectOf.test(head);
  });
  return subjects.length > 0
    ? subjects
    : cues.filter(({ start, end }) => isNamed.test(clause.slice(start, end)));
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
