import type { FieldReading } from "./field-reading.ts";
import { quoteOf } from "./quote.ts";
import type { Quote } from "./quote.ts";
import { countOf, countPattern } from "./reference-count.ts";
import { isScoringScale } from "./scoring-scale.ts";

/** People the bidder must have; the profile of an agency is not compared with it yet. */
export interface TeamFinding extends Quote {
  readonly kind: "team";
  /** At least so many people */
  readonly count?: number;
  /** At least so many years of experience */
  readonly years?: number;
}

/** Endless words of a hostile text must not be tried from each of their letters. */
const people = String.raw`(?:\p{L}{0,30}mitarbeit(?:er|ende)\p{L}{0,30}|\p{L}{0,30}beschäftigte\p{L}{0,30}|\p{L}{0,30}fachkr[äa]ft\p{L}{0,30}|\p{L}{0,30}arbeitskr[äa]ft\p{L}{0,30}|\p{L}{0,30}ingenieur(?!leist|bau|büro|verm|verträge)\p{L}{0,30}|\p{L}{0,30}architekt(?!ur)\p{L}{0,30}|\p{L}{0,30}personen(?!sch|nah|bef|kra|zug|-)\p{L}{0,30}|vollzeit\p{L}{0,30}|\p{L}{0,30}berater\p{L}{0,30}|\p{L}{0,30}entwickler\p{L}{0,30}|\p{L}{0,30}techniker\p{L}{0,30}|\p{L}{0,30}redakteur\p{L}{0,30}|\p{L}{0,30}designer\p{L}{0,30}|\p{L}{0,30}gestalter\p{L}{0,30}|\p{L}{0,30}meister(?!schaft|haft)\p{L}{0,30}|\p{L}{0,30}monteur\p{L}{0,30}|\p{L}{0,30}leiter(?!platt)(?:in|innen|/in)?|\p{L}{0,30}planer(?:in|innen)?|VZÄ|FTE)(?![\p{L}])`;
const least = String.raw`(?:mindestens|mind\.|min\.?|wenigstens|Mindest(?:an)?zahl:?|≥)\s{0,3}`;
/** Other things that are counted */
const noPeople = String.raw`(?!\s{0,2}(?:Jahr|Mio|EUR|€|%|Monat|\p{L}{0,30}referenz|Punkt|Std|Stunde|m²|qm|Tage|Woche|vergleichbar|Projekt|Objekt|Auftr))`;
const counts = [
  new RegExp(
    `${least}(?<count>${countPattern}|\\d{2,4})${noPeople}\\s{1,3}(?:(?!\\p{L}{0,30}referenz|Mio|EUR|Jahr)[\\p{L}()/.-]{2,40}\\s{1,3}){0,7}?${people}`,
    "giu",
  ),
  new RegExp(
    `${people}[^.;\\n]{0,120}?${least}(?<count>${countPattern}|\\d{2,4})${noPeople}(?=\\s{0,2}(?:$|[,;.)\\n/]|betragen|betr|VZÄ|Person))`,
    "giu",
  ),
];
const role =
  /projektleit|bauleit|teamleit|führungskr[äa]ft|personal(?!rat|ausweis|dien|abt)|\bperson(?:en)?\b|fachkr[äa]ft|mitarbeiter|beschäftigte|ansprechpartner|ausbild(?:er|ung)|ingenieur|architekt(?!ur)|dozent|lehrkr[äa]ft|techniker|verantwortliche|prüfer|revis|\bteams?\b|\p{L}{3}leitung/iu;
const quality =
  /berufserfahrung|projektleitungserfahrung|mindestens \d+ jahr\p{L}* erfahrung|hochschulabschluss|studienabschluss|abgeschlossene\w* (?:studium|ausbildung|hochschul|berufs)|berufsbezeichnung|sachkundig|befähigte|fachkundenachweis|muttersprach|sprachniveau|festangestellt|meisterbrief/iu;
/** Words that also ask for papers; with them the sentence must say that people have to have something. */
const plainQuality = /qualifikation|qualifiziert|befähigung|fachkunde\b/i;
const mustHave =
  /\bmuss\b|müssen|mindest|\bmin\.|besitz|verfügt|verfügen|nur (?:solches|personen)|zusicher|beschäftigt/i;
const must =
  /\bmuss\b|müssen|mindest|erforderlich|verfügt|verfügen|besitz|nachzuweisen|nachweis|eingesetzt wird|nur (?:solches|personen)|beschäftigt|zur verfügung st|erklärung, das|erwarten|gefordert|zusicherung|\bmin\b/i;
/** Figures without a least number, wishes, ranking, whose papers are asked for only */
const noDemand =
  /wünschenswert|optional|von vorteil|gewertet|bewertet|wertung|punkt|(?:soweit|sofern|falls) vorhanden|durchschnittliche\w* (?:anzahl|zahl)[^.]{0,60}(?:letzten|vergangenen)|unfallvers|mindestlohn|tariftreue|schwarzarbeit|heimatstaat|herkunftsland|auf (?:gesondertes )?verlangen|angabe des namens|angabe der (?:an)?zahl|bewerber\S*gemeinschaft|wirtschaftsprüfer|referenz|folgende (?:daten|angaben)|jährliche\w* mittel|hervorgeh/i;
const experience = new RegExp(
  String.raw`(?<years>${countPattern})[\s-]{1,3}(?:jährige|jahren?)`,
  "iu",
);

/** Least numbers of people, and qualities that people of the bidder must have. */
export function teamDemands({ text, sentences, isCriterion }: FieldReading): TeamFinding[] {
  return sentences.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    if (noDemand.test(words) && !/mindest(?:anforderung|anzahl)/i.test(words)) return [];
    if (isScoringScale(text, sentence.start, sentence.end)) return [];
    const counted = counts
      .flatMap((pattern) => Array.from(words.matchAll(pattern)))
      .map((match) => ({ count: numberOf(match.groups?.["count"] ?? ""), at: match.index }))
      .find(({ count }) => count !== undefined);
    const hasQuality =
      (quality.test(words) && must.test(words)) ||
      (plainQuality.test(words) && mustHave.test(words));
    const isQualified = isCriterion && role.test(words) && hasQuality;
    if (!counted && !isQualified) return [];
    const years = quality.test(words)
      ? numberOf(experience.exec(words)?.groups?.["years"] ?? "")
      : undefined;
    const at = sentence.start + (counted?.at ?? Math.max(0, words.search(quality)));
    return [
      {
        kind: "team" as const,
        ...(counted?.count !== undefined && { count: counted.count }),
        ...(years !== undefined && { years }),
        ...quoteOf(text, sentence, { start: at, end: Math.min(at + 80, sentence.end) }),
      },
    ];
  });
}

function numberOf(words: string): number | undefined {
  const figure = /^\d{1,4}/.exec(words)?.[0];
  return figure === undefined ? countOf(words) : Number(figure);
}
