import type { FieldReading } from "./field-reading.ts";
import { quoteOf } from "./quote.ts";
import type { Quote } from "./quote.ts";
import { countOf, countPattern } from "./reference-count.ts";
import { isScoringScale, namesGrades, namesPoints } from "./scoring-scale.ts";
import type { Span } from "./sentences.ts";
import { isOfEligibility } from "./wording/of-eligibility.ts";
import { qualifiedPeople } from "./wording/qualified-people.ts";

/** People the bidder must have; the profile of an agency is not compared with it yet. */
export interface TeamFinding extends Quote {
  readonly kind: "team";
  /** At least so many people */
  readonly count?: number;
  /** At least so many years of experience */
  readonly years?: number;
}

/** Endless words of a hostile text must not be tried from each of their letters. */
const people = String.raw`(?:\p{L}{1,15}-)?(?:\p{L}{0,30}mitarbeit(?:er|ende)\p{L}{0,30}|\p{L}{0,30}beschäftigte\p{L}{0,30}|\p{L}{0,30}fachkr[äa]ft\p{L}{0,30}|\p{L}{0,30}arbeitskr[äa]ft\p{L}{0,30}|\p{L}{0,30}ingenieur(?!leist|bau|büro|verm|verträge)\p{L}{0,30}|\p{L}{0,30}architekt(?!ur)\p{L}{0,30}|\p{L}{0,30}personen(?!sch|nah|bef|kra|zug|-)\p{L}{0,30}|vollzeit\p{L}{0,30}|\p{L}{0,30}berater\p{L}{0,30}|\p{L}{0,30}entwickler\p{L}{0,30}|\p{L}{0,30}techniker\p{L}{0,30}|\p{L}{0,30}redakteur\p{L}{0,30}|\p{L}{0,30}designer\p{L}{0,30}|\p{L}{0,30}gestalter\p{L}{0,30}|\p{L}{0,30}meister(?!schaft|haft)\p{L}{0,30}|\p{L}{0,30}monteur\p{L}{0,30}|\p{L}{0,30}leiter(?!platt)(?:in|innen|/in)?|\p{L}{0,30}planer(?:in|innen)?|\p{L}{0,30}(?:lehr|pflege|reinigungs|service|führungs|hilfs|sicherheits|redaktions|kreativ|teilzeit|ersatz)kr[äa]ft\p{L}{0,30}|\p{L}{0,30}(?:texter|grafiker|fotograf|programmierer|konzepter|journalist|übersetzer|dolmetscher|koordinator|dozent|moderator|administrator|pädagog|spezialist|expert(?!is))\p{L}{0,30}|\p{L}{0,30}(?:director|manager|angestellte)(?:s|n|r|in|innen)?|person(?=,?\s(?:mit|als|die|der|im|in|für)\s)|VZÄ|FTE)(?![\p{L}])`;
const least = String.raw`(?:mindestens|mind\.|min\.?|wenigstens|Mindest\p{L}{0,20}(?:zahl|stärke|größe):?|Mindest(?:anforderung|bedingung|standard|voraussetzung|besetzung|ausstattung|personal)(?:en|s)?\s?:|nicht weniger als|≥|(?<more>>|größer als))\s{0,3}`;
const largeNumbers = [
  ["elf", 11],
  ["zwölf", 12],
  ["fünfzehn", 15],
  ["zwanzig", 20],
  ["fünfundzwanzig", 25],
  ["dreißig", 30],
  ["vierzig", 40],
  ["fünfzig", 50],
  ["hundert", 100],
] as const;
/** "fünf", "35", "dreißig (30)" */
const number = String.raw`(?<count>(?:${largeNumbers.map(([word]) => word).join("|")})(?!\p{L})|\p{L}{4,24}\s\(\s?\d{1,3}\s?\)|${countPattern}|\d{2,4})`;
/** Other things that are counted */
const noPeople = String.raw`(?!\s{0,2}(?:Jahr|Mio|EUR|€|%|Monat|\p{L}{0,30}referenz|Punkt|Std|Stunde|m²|qm|Tage|Woche|vergleichbar|Projekt|Objekt|Auftr|Eins[aä]tz))`;
const counts = [
  new RegExp(
    `${least}${number}${noPeople}\\s{1,3}(?:(?!\\p{L}{0,30}referenz|Mio|EUR|Jahr|(?:mit|je|pro|bis|à|von)\\s|und\\s(?:die|der|das|den|eine)\\s)[\\p{L}()/.-]{2,40}\\s{1,3}){0,7}?${people}`,
    "giu",
  ),
  new RegExp(
    `${people}[^.;\\n]{0,160}?${least}${number}${noPeople}(?=\\s{0,2}(?:$|[,;.()\\n/]|betragen|betr|VZÄ|Person|(?:und|haben|nach(?:zu)?weisen|erforderlich|beschäftigt|davon)(?!\\p{L})))`,
    "giu",
  ),
  new RegExp(
    `${number}\\s(?:oder|und)\\smehr\\s(?:[\\p{L}()/.-]{2,40}\\s{1,3}){0,3}?${people}`,
    "giu",
  ),
  new RegExp(
    `${people}[^.;\\n]{0,120}?darf\\s(?:\\p{L}+\\s){0,2}?${number}${noPeople}\\s(?:\\p{L}+\\s)?nicht unterschreiten`,
    "giu",
  ),
  new RegExp(
    `(?:durchschnittlich\\p{L}{0,4}|mittel)\\s[^.;\\n\\d]{0,60}?von\\s{1,3}${number}${noPeople}\\s{1,3}(?:[\\p{L}()/.-]{2,40}\\s{1,3}){0,3}?${people}`,
    "giu",
  ),
];
/** Whoever has fewer is kept out: "Bewerber mit weniger als sechs festangestellten Mitarbeitern" */
const fewer = new RegExp(
  `(?:weniger als|unter)\\s{1,3}${number}${noPeople}\\s{1,3}(?:[\\p{L}()/.-]{2,40}\\s{1,3}){0,5}?${people}`,
  "iu",
);
const keptOut =
  /ausgeschlossen|ausschluss|nicht (?:weiter )?(?:berücksichtigt|zugelassen|geeignet)|ungeeignet|scheide|^\W*(?:gleiches|dasselbe|dies|das) gilt|kein\p{L}{0,2}\s\p{L}+\sdarf/iu;
const leader = String.raw`(?:projekt|bau|team|objekt|bereichs|fach|redaktions|regie|einsatz|schicht|produktions|vertriebs|kreativ|etat|kunden|programm|studien|test|kampagnen)-?leit(?:ung|er|erin|er/in|er/-in)`;
/** "Objektleitung mit Meisterbrief", an item of a list */
const leaderWith = new RegExp(
  String.raw`(?<!\p{L})${leader}\s(?:mit|hat|besitzt|verfügt über)\s[^.;]{0,80}(?:meisterbrief|meistertitel|studium|ausbildung|abschluss|berufserfahrung|erfahrung|zertifi|qualifikation)`,
  "iu",
);
/** Certificates of people: "Für die Projektleitung ist eine Zertifizierung nach PRINCE2 nachzuweisen" */
const certified = new RegExp(
  String.raw`(?<!\p{L})(?:${leader}|person(?:en)?|mitarbeit(?:er|ende)\p{L}{0,5}|berater\p{L}{0,5}|trainer\p{L}{0,5}|redakteur\p{L}{0,5}|entwickler\p{L}{0,5}|designer\p{L}{0,5}|scrum master|product owner)(?!\p{L})[^.;]{0,140}zertifi(?!kate?n? (?:des|der) (?:unternehm|bieter))`,
  "iu",
);
/** "Der Teamleiter hat mindestens drei Projekte geleitet" */
const ownProjects = new RegExp(
  String.raw`(?<!\p{L})(?:${leader}|person(?:en)?|mitarbeit(?:er|ende)\p{L}{0,5}|berater\p{L}{0,5})\s[^.;]{0,80}(?:mindestens|mind\.|wenigstens)\s${countPattern}\s[^.;]{0,80}(?:projekt|kampagne|auftr[aä]g|vorhaben|objekt)[^.;]{0,80}(?:geleitet|betreut|abgewickelt|begleitet|umgesetzt|durchgeführt|verantwortet|bearbeitet|mitgewirkt)(?!\p{L})`,
  "iu",
);
const role =
  /projektleit|bauleit|teamleit|führungskr[äa]ft|personal(?!rat|ausweis|dien|abt)|\bperson(?:en)?\b|fachkr[äa]ft|mitarbeiter|beschäftigte|ansprechpartner|ausbild(?:er|ung)|ingenieur|architekt(?!ur)|dozent|lehrkr[äa]ft|techniker|verantwortliche|prüfer|revis|(?<!kon)texter|fotograf|redakteur|grafiker|entwickler|designer|gestalter|(?:fachliche|künstlerische|technische|redaktionelle) leitung|\bteams?\b|\p{L}{3}leitung/iu;
const quality =
  /berufserfahrung|berufspraxis|volontariat|(?:mindestens|wenigstens|mind\.)\s\S{1,9}\sjahren?\s[^.;]{0,60}(?:gearbeitet|tätig)|projektleitungserfahrung|mindestens \d+ jahr\p{L}* erfahrung|hochschulabschluss|studienabschluss|abgeschlossene\w* (?:studium|ausbildung|hochschul|berufs)|(?:projekt|bau|team|bereichs)leit\p{L}{0,10}[^.]{0,160}berufsbezeichnung|sachkundig|befähigte|fachkundenachweis|muttersprach|sprachniveau|festangestellt|meisterbrief|mit (?:nachgewiesene|abgeschlossene|einschlägige)\w* (?:\p{L}+\s)?(?:ausbildung|berufserfahrung|qualifikation)|mindestanzahl|sachkundeprüfung|sachkundenachweis|jährige\w*\s(?:\p{L}+\s)?erfahrung|jahren?\s(?:\p{L}+\s){0,2}\p{L}{0,20}erfahrung|erforderliche\w*\s(?:\p{L}+\s)?(?:fach)?personal/iu;
/** Words that also ask for papers; with them the sentence must say that people have to have something. */
const plainQuality =
  /qualifikation|qualifiziert|befähigung(?!\s+(?:und erlaubnis|zur berufsausübung))|fachkunde\b/i;
const mustHave =
  /\bmuss\b|müssen|(?<!zu)mindest(?!kriteri)|\bmin\.|besitz|verfügt|verfügen|nur (?:solches|personen)|zusicher|beschäftig(?:t|en)(?![a-zä])|personal[^.;]{0,90}vorhanden/i;
const must =
  /\bmuss\b|müssen|mindest|mind\.|zwingend|voraussetzung|erforderlich|verfügt|verfügen|besitz|nachzuweisen|nachweis|eingesetzt wird|nur (?:solches|personen)|beschäftigt|zur verfügung st|berechtigt|erklärung, das|erwarten|gefordert|zusicherung|\bmin\b/i;
/** Wishes, ranking, duties by law, whose papers are asked for only */
const noDemand =
  /wünschenswert|optional|von vorteil|gewertet|bewertet|(?:soweit|sofern|falls) vorhanden|unfallvers|mindestlohn|tariftreue|schwarzarbeit|heimatstaat|herkunftsland|nachweise? in form von|^(?:falls|sofern|wenn|soweit)\s|bewerber\S*gemeinschaft|wirtschaftsprüfer|referenz|^\W*(?:qualifizierte )?(?:mitarbeiter|fachkräfte) sind\b/i;
/** Papers that follow later; what people must be is demanded all the same. */
const papersLater = /auf (?:gesondertes )?verlangen/i;
/** Figures that are asked for; a least number among them is a demand all the same. */
const request =
  /durchschnittliche\w* (?:anzahl|zahl)[^.]{0,60}(?:letzten|vergangenen)|angabe des namens|angabe der (?:an)?zahl|folgende (?:daten|angaben)|jährliche\w* mittel|hervorgeh/i;
/** "Abgeschlossenes Studium der Informatik", an item of a list */
const degree =
  /^[-–•*\s\d.)]{0,8}(?:ein\s)?abgeschlossene\w*\s(?:\p{L}+-?\s){0,2}?\p{L}*(?:studium|ausbildung)(?!\p{L}*(?:nachweis))/iu;
/** "Ein Datenschutzbeauftragter muss vorhanden sein." */
const namedRole =
  /\p{L}{3,30}(?:beauftragte[rn]?|verantwortliche[rn]?|leiter|leiterin|manager|managerin|koordinator|koordinatorin|führer|führerin|meister|meisterin)\s[^.;\n]{0,40}(?:muss|müssen|ist|sind)\s[^.;\n]{0,30}(?:vorhanden|vorzuhalten|zu stellen)(?!\p{L})/iu;
/** "Nachweis der Qualifikation des Bauleiters", not of all who lead the firm */
const proofOfOne =
  /nachweise?\p{L}{0,2}\s(?:der|über die)\s(?:befähigung|qualifikation|sachkunde|fachkunde)\s(?:des|eines|e\.|der (?:geprüften|verantwortlichen|eingesetzten|vorgesehenen))\s(?!\S*(?:bieters|bewerbers|unternehm|auftragnehm|betriebs))/iu;
/** Traffic safety of road works: "Qualifikationsnachweis nach MVAS 99" */
const trafficSafety =
  /(?:qualifikation|nachweis|verantwortliche)[^.;]{0,240}(?<!\p{L})(?:MVAS|RSA)(?!\p{L})/iu;
/** "Bearbeitungsteam: 1 Ingenieur und 1 Techniker" */
const teamList = new RegExp(
  String.raw`team\p{L}{0,10}\s?:\s{0,3}(?:\d{1,2}|eine?)\s${people}`,
  "iu",
);
const experience = new RegExp(
  String.raw`(?<years>${countPattern})[\s-]{0,3}(?:jährige|jahren?)`,
  "iu",
);

/** Least numbers of people, and qualities that people of the bidder must have. */
export function teamDemands({ text, sentences, isCriterion }: FieldReading): TeamFinding[] {
  return sentences.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    const qualified =
      isCriterion && !isScoringScale(text, sentence.start, sentence.end)
        ? qualifiedPeople(words, isOfEligibility(text))
        : undefined;
    if (qualified) return [foundIn(text, sentence, words, qualified)];
    const isMinimum = /mindest(?:anforderung|anzahl)/i.test(words) && !namesPoints(words);
    const isRanked = namesPoints(words) || namesGrades(words);
    if ((isRanked || noDemand.test(words)) && !isMinimum) return [];
    if (papersLater.test(words) && !/besitzt|verfüg(?:t|en)(?!\p{L})/iu.test(words)) return [];
    if (!isMinimum && isScoringScale(text, sentence.start, sentence.end)) return [];
    const counted =
      counts
        .flatMap((pattern) => Array.from(words.matchAll(pattern)))
        .map(({ groups, index }) => ({ count: leastOf(groups ?? {}), at: index }))
        .find(({ count }) => count !== undefined) ?? leastBehindFewer(words);
    if (request.test(words) && !counted && !isMinimum) return [];
    const hasQuality =
      (quality.test(words) && must.test(words)) ||
      (plainQuality.test(words) && mustHave.test(words));
    const isNamed =
      degree.test(words) ||
      namedRole.test(words) ||
      proofOfOne.test(words) ||
      teamList.test(words) ||
      leaderWith.test(words) ||
      ownProjects.test(words) ||
      (certified.test(words) && (must.test(words) || /zu benennen/i.test(words))) ||
      trafficSafety.test(words);
    const isQualified = isCriterion && (isNamed || (role.test(words) && hasQuality));
    if (!counted && !isQualified) return [];
    const at = counted?.at ?? Math.max(0, words.search(quality));
    return [
      foundIn(text, sentence, words, {
        at,
        ...(counted?.count !== undefined && { count: counted.count }),
      }),
    ];
  });
}

function foundIn(
  text: string,
  sentence: Span,
  words: string,
  { count, at }: { readonly count?: number; readonly at: number },
): TeamFinding {
  const years = quality.test(words)
    ? numberOf(experience.exec(words)?.groups?.["years"] ?? "")
    : undefined;
  const start = sentence.start + at;
  return {
    kind: "team" as const,
    ...(count !== undefined && { count }),
    ...(years !== undefined && { years }),
    ...quoteOf(text, sentence, { start, end: Math.min(start + 80, sentence.end) }),
  };
}

/** "Weniger als sechs" keep a bidder out: six at least. */
function leastBehindFewer(words: string): { count: number; at: number } | undefined {
  const match = keptOut.test(words) ? fewer.exec(words) : null;
  const count = numberOf(match?.groups?.["count"] ?? "");
  return match && count !== undefined ? { count, at: match.index } : undefined;
}

/** "> 15" is 16 at least. */
function leastOf({ count = "", more }: Readonly<Record<string, string | undefined>>) {
  const figure = numberOf(count);
  return figure === undefined || more === undefined ? figure : figure + 1;
}

function numberOf(words: string): number | undefined {
  const figure = /^\d{1,4}|(?<=^\p{L}{4,24}\s\(\s?)\d{1,3}/u.exec(words)?.[0];
  if (figure !== undefined) return Number(figure);
  const large = largeNumbers.find(([word]) => word === words.trim().toLowerCase());
  return large?.[1] ?? countOf(words);
}
