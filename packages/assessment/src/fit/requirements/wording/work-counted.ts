import { countOf, countPattern } from "../reference-count.ts";

const least = String.raw`(?:mindestens|mind\.|min\.|wenigstens|zumindest|nicht weniger als|(?:>=|≥))\s{0,3}`;
const figure = String.raw`(?<count>\d{1,3}(?:\.\d{3}){1,2}|${countPattern}|\d{2,6})`;
/** Time, money, size, people, papers and means are counted as well. */
const otherThing =
  /^(?:\P{L}|\p{L}{0,24}(?:jahr|jähr|monat|woche|tage?n?$|stunde|prozent|punkt|exemplar|mitarbeit|person|beschäftigt|angestellt|kr[aä]ft|ingenieur|architekt|berater|leiter|meister|techniker|redakteur|entwickler|planer|trainer|erzieher|fahrer|gesell|anw[aä]lt|fachleute|führer|abschl[uü]ss|bilanz|erklärung|bescheinigung|ausz[uü]g|lebensl[aä]uf|zeugnis|angebot|bewerber|bieter|unterlage|ansprechp|kontakt|standort|niederlassung|fahrzeug|gerät|einwohner|teilnehm|besucher|ums[aä]tz|referenz|leistungsphase|nachweis|niveau|sprache|mess(?:ung|gerät)|lieferschein|zugriff|bericht|entw[uü]rf|seite)|(?:eur|euro|€|t€|teur|mio|tsd|m²|qm|km|lose?|lph|mal|ha|kwp|gwh|mwh)\.?$)/iu;
/** The noun that a number counts: the first capital behind it, over at most five words. */
const nounBehind =
  /^\s{0,3}(?:[^\p{Lu}\s.;:]\S{0,30}\s{1,3}){0,5}?(?<noun>[\p{Lu}„“"(]\S{1,60}|(?:m²|qm|km|€)(?!\p{L}))/u;
/** "zwei in den letzten fünf Jahren durchgeführte Kontrollen" */
const yearsFirst =
  /^\s{0,3}(?:in|innerhalb|aus|während)\s(?:den|der)\s\p{L}{6,20}\s(?:\S{1,12}\s){0,2}?(?:\p{L}{0,10}jahre?n?|monaten?)\s/iu;
/** "in den letzten drei Jahren", "seit 01/2021", "nach dem 31.12.2019", "nicht älter als" */
const window = String.raw`(?:letzten|vergangenen|zurückliegenden|vorangegangenen|vorausgegangenen)\s(?:\S{1,12}\s){0,3}?(?:\p{L}{0,10}jahre?n?|monaten?)(?!\p{L})|(?<!\p{L})seit\s(?:\d{1,2}[./]){0,2}\s?(?:19|20)\d\d|(?:aus|in|zwischen) den jahren (?:19|20)\d\d|nach dem \d{1,2}\.\d{1,2}\.|(?:abschluss|abgeschlossen|fertigstellung)\s(?:nicht vor|nach|ab)\s|nicht (?:älter|länger) als`;
const times = new RegExp(window, "iu");
const participle = String.raw`(?:abgeschlossen|realisiert|betreut|durchgeführt|umgesetzt|erbracht|ausgeführt|abgewickelt|begleitet|produziert|entwickelt|gestaltet|eingeführt|geplant|gelieferte?|fertiggestellt|verkauft|installiert|gebaut|erstellt|organisiert|veranstaltet|betrieben|vergleichbar|gleichartig|ähnlich|einschlägig)e?[nrs]?`;
const project = String.raw`\p{L}{0,30}-?(?:projekt|auftr[aä]g|mandat|bauvorhaben|kampagne|umz[uü]g|migration|referenzkunde|einführung)\p{L}{0,4}`;

/** "mind. 3 Migrationen in den letzten vier Jahren" */
const inYears = new RegExp(
  `${least}${figure}(?!\\s(?:der|dieser|davon|von)(?!\\p{L}))\\s{1,3}[\\p{L}„“"(]`,
  "giu",
);
/** An item that begins with the number, or words that demand */
const demanding = new RegExp(
  String.raw`^\W{0,4}(?:\S{1,6}\s{1,3})?(?:[\p{L}\s/-]{3,40}:\s)?${least}|nachweis|nachzuweisen|erklärung|vorzulegen|vorzuweisen|benennen|anzugeben|\bmuss\b|müssen|kann auf\s|können auf\s|anforderung|eignung|voraussetzung|gefordert|bieter|bewerber|(?<!\p{L})erfahrung`,
  "iu",
);
/** Something happened, and no bidder did it. */
const happened =
  /(?<!(?:die|denen|der|das)\s[^,;]{0,120})(?<!\p{L})(?:wurden?|liegen|verzeichnete|betrug)(?!\p{L})/iu;
/** A proof of what a firm can do, not of a bill or of a measure */
const ofAbility =
  /erfahrung|eignung|fachkunde|kompetenz|vertraut|kenntnis|befähig|referenz|leistungsfähig|bieter|bewerber|unternehm|agentur|büro|kunde|auftraggeber|projekt|auftr[aä]g/iu;
/** "mindestens zwei abgeschlossene Projekte" */
const finished = new RegExp(
  `${least}${figure}\\s{1,3}(?:\\p{L}{2,20}\\s){0,2}?${participle}\\s[\\p{L}„“"]`,
  "giu",
);
/** "Anforderung: 2 durchgeführte Audits" */
const bareFinished = new RegExp(
  `(?<![\\p{L}\\p{N}.,-]|(?:die|der|den|diese|dieser|alle|maximal|höchstens|bis zu|Los|Nr\\.|Anlage)\\s)(?!ein)${figure}\\s{1,3}${participle.replace("|vergleichbar|gleichartig|ähnlich|einschlägig", "")}\\s[\\p{L}„“"]`,
  "giu",
);
/** "… durch mindestens ein Projekt zu belegen", "belegt durch Nennung von mindestens drei Häusern" */
const proven = new RegExp(
  `(?<!\\p{L})(?:durch|anhand|mittels)\\s(?:(?:die\\s)?(?:nennung|angabe|benennung|vorlage)\\s(?:von\\s)?)?${least}${figure}\\s{1,3}[^;]{3,120}(?:belegen|belegt|dokumentieren|dokumentiert|nachweisen|nachzuweisen|nachgewiesen)(?!\\p{L})|(?:belegt|dokumentiert|nachgewiesen)\\s(?:durch|anhand|mittels)\\s(?:(?:die\\s)?(?:nennung|angabe|benennung|vorlage)\\s(?:von\\s)?)?${least}${figure.replace("count", "behind")}\\s\\p{L}`,
  "giu",
);
/** "Referenz | mind. 2 Umzüge", "Leistungsnachweis: mind. zwei Gutachten" */
const row = new RegExp(
  `(?<!\\p{L})(?:\\p{L}{0,20}referenz\\p{L}{0,10}|leistungsnachweise?|erfahrung(?:en)?)\\s?[|:]\\s?${least}${figure}\\s\\p{L}`,
  "giu",
);
/** "Nachweis von mind. 1 Auftrag", "Erfahrung in der Beratung von mindestens fünf Kommunen" */
const shown = new RegExp(
  `nachweis\\p{L}{0,2}\\s(?:von|über|zu|für)\\s${least}${figure}\\s{1,3}(?:[\\p{L}-]{2,30}\\s){0,3}?${project}(?!\\p{L})|(?:dient|dienen|gilt|gelten|genügt|genügen)\\s${least}${figure.replace("count", "enough")}\\s{1,3}(?:[\\p{L}-]{2,30}\\s){0,3}?${project}(?!\\p{L})|(?<!\\p{L})erfahrung(?:en)?\\s(?:in|im|mit|bei|aus)\\s[^;]{3,100}?\\s${least}${figure.replace("count", "behind")}\\s\\p{L}`,
  "giu",
);
/** "Anzahl Kunden mit Etat > 250 T€: >= 2", "Mindestanzahl Referenzen: 2" */
const number = new RegExp(
  `(?:anzahl|zahl)\\s(?:der\\s)?(?:[\\p{L}-]{2,30}\\s){0,2}?(?:kunden|projekte|aufträge|referenzen|referenzprojekte|mandate)(?!\\p{L})[^;:]{0,80}:\\s?${least}${figure}(?=\\s*(?:$|[.,;)]))|(?:mindest(?:an)?zahl|(?:geforderte|erforderliche)\\s(?:an)?zahl|anzahl)\\s(?:(?:der\\s)?(?:geforderten|erforderlichen|mindestens|benötigten)\\s|(?<=mindest\\p{L}{4,7}\\s)|(?<=geforderte\\s\\p{L}{4,7}\\s)|(?<=erforderliche\\s\\p{L}{4,7}\\s))(?:der\\s|an\\s|von\\s)?\\p{L}{0,20}referenz\\p{L}{0,10}\\s?:\\s?${figure.replace("count", "behind")}(?=\\s*(?:$|[.,;)]))`,
  "giu",
);
/** "E 3.1: Mindestens ein Projekt … mit Projektdauer >= 6 Monate", an item without a verb */
const item = new RegExp(
  `^\\W{0,4}(?:(?:EK?|K|A)?\\s?\\d{1,2}(?:\\.\\d{1,2})?[.:)]?\\s{1,3}|[a-z]\\)\\s{1,3})?(?:[\\p{L}\\s-]{3,40}:\\s)?${least}${figure}\\s{1,3}(?:[\\p{L}-]{2,30}\\s){0,3}?${project}(?!\\p{L})`,
  "giu",
);
const verb =
  /(?<!\p{L})(?:wird|werden|soll|sollen|sind|ist|führt|erstellt|umfasst|muss|müssen|kann|können|darf|dürfen|hat|haben|betreut|zu\s\p{L}+en)(?!\p{L})/iu;
/** What is to be done, what is said of a buyer, and papers of other years */
const other =
  /durchzuführen|zu erbringen|zu erstellen|während der|vertragslaufzeit|im vertragszeitraum|jahresabschl|gebeten|vorstell|werden (?:jährlich|monatlich)|pro (?:monat|quartal|ausgabe)|geldbu|straf|verfehl|verurteil|verstoß|vorbereitung dieser|(?<!\p{L})rechnung|preisblatt/iu;
const ofPeople =
  /projektleit|bauleit|lebenslauf|(?<!\p{L})(?:die|der|eingesetzte\p{L}?|vorgesehene\p{L}?)\s(?:\p{L}+\s)?(?:person|personal|mitarbeit|fachkr)|(?:pro|je) (?:mitarbeit|person)/iu;
const anyPeople =
  /personal|mitarbeit|person(?:en)?(?!\p{L})|kr[aä]ft|leit(?:er|ung)|team|berater|ingenieur(?!büro)|architekt|trainer|berufserfahrung/iu;
const maxCount = 30;

interface Work {
  readonly count?: number;
  readonly at: number;
}

/** Work that was done, by its least number: in the last years, finished, as a proof, or as an item of a list. */
export function workCounted(words: string, isOfEligibility: boolean): Work | undefined {
  if (other.test(words) || ofPeople.test(words)) return undefined;
  const isDemanded = demanding.test(words) && !happened.test(words);
  const patterns = [
    ...(isDemanded ? [finished] : []),
    ...(isDemanded && isOfEligibility ? [bareFinished] : []),
    ...(ofAbility.test(words) ? [proven] : []),
    row,
    ...(isDemanded && !anyPeople.test(words) ? [shown] : []),
    number,
    ...(isDemanded && times.test(words) ? [inYears] : []),
    ...(isOfEligibility && !verb.test(words) ? [item] : []),
  ];
  for (const pattern of patterns) {
    for (const match of words.matchAll(pattern)) {
      const digits =
        match.groups?.["count"] ?? match.groups?.["behind"] ?? match.groups?.["enough"] ?? "";
      const behind = words
        .slice(match.index + match[0].lastIndexOf(digits) + digits.length)
        .replace(yearsFirst, " ");
      if (pattern !== number && otherThing.test(nounBehind.exec(behind)?.groups?.["noun"] ?? ""))
        continue;
      const count = /\d{3}|\d\.\d/.test(digits) ? undefined : countOf(digits);
      return {
        at: match.index,
        ...(count !== undefined && count <= maxCount && { count }),
      };
    }
  }
  return undefined;
}
