import { countOf, countPattern } from "../reference-count.ts";

/** What agencies, builders and suppliers have done for somebody */
const work = String.raw`(?:(?<!\p{L})\p{L}{0,30}(?:projekt|auftr[aä]g|kampagne|websi?te|webseite|auftritt|portal|plattform|relaunch|messest[aä]nd|ausstellung|studie|befragung|evaluation|film|video|umz[uü]g|kunde|spot|webshop|podcast|audit|inszenierung|konzert|magazin|zeitschrift|publikation|broschüre|katalog|veranstaltung|event|kongress|tagung|festival|installation|objekt|vorhaben|maßnahme|einsatz|lieferung|leistung|beratung|anwendung|software|newsletter|verfahren|planung|gutachten|etat|mandat)\p{L}{0,6}(?!\p{L})|(?<!\p{L})(?:projektbeispiele|projektbl[aä]tter|projektnachweise|fällen|nachweise\süber|bestätigungsschreiben|empfehlungsschreiben|fallstudien)(?!\p{L}))`;
/** "36 Monaten", "2 oder mehr Jahren" count something else. */
const otherUnit = String.raw`(?:\p{L}{0,20}jahr|monat|woche|tag|stunde|eur|mio|seite|oder\smehr|prozent|exemplar|mitarbeit|person)`;
const counted = new RegExp(
  String.raw`(?<least>mindestens|mind\.|min\.|wenigstens|zumindest|nachgewiesen durch|belegt durch)?\s{0,3}(?<![\p{L}\p{N}.,-])(?<count>${countPattern})\s{1,3}(?:(?:in|innerhalb)\s(?:den|der)\s(?:letzten|vergangenen)\s\S{1,12}\sjahren?\s)?(?!${otherUnit})(?:(?!${otherUnit})[\p{L}()/-]{2,30}\s{1,3}){0,6}?(?!${otherUnit})${work}`,
  "giu",
);
const participle = String.raw`\p{L}{0,12}(?:realisiert|umgesetzt|geführt|abgeschlossen|erbracht|betreut|bearbeitet|geplant|gebaut|entwickelt|gestaltet|konzipiert|produziert|verantwortet|erstellt|geliefert|begleitet|organisiert|hergestellt|veranstaltet|beraten|programmiert|installiert|implementiert|veröffentlicht|gedruckt|gedreht|abgewickelt|betrieben)`;
/** It was done, or is done already: "umgesetzt hat", "von ihm betreute", "zum Gegenstand hatten", "seit zwölf Monaten" */
const past = new RegExp(
  String.raw`${participle}(?:e[nrs]?\s|\s(?:zu\s)?(?:hat|haben|wurde|worden|sind|ist|war)|\?|\s?[,.;)]|$)|(?:zum|als) gegenstand (?:hatte|haben)|(?:letzten|vergangenen|zurückliegenden)\s(?:\p{L}+\s|\d{1,2}\s){0,2}?(?:jahr|monat)|(?<!\p{L})seit\s(?:mindestens\s|dem\s|\d|ein|zwei|drei|fünf)|aus dem zeitraum|abgeschlossen\s(?:nach|seit|ab|zwischen)\s|(?:aus|in) den jahren|nachgewiesen durch|belegt durch|(?:über|von) früheren?(?!\p{L})|referenz`,
  "iu",
);
const demanded =
  /nachzuweisen|nachweis|nennung|vorlage|anforderungen an|weist\s[^.;]{0,30}nach(?!\p{L})|(?<!\p{L})legt\s|verlangt|genügen|erfahrung\p{L}{0,10}:|(?:zu\s)?benennen|(?<!\p{L})(?:zu\s)?nennen|benennt|belegen|belegt|vorzulegen|vorzuweisen|vorweis|anzugeben|aufzuführen|\bmuss\b|müssen|haben sie|voraussetzung|setzt\s[^.;]{0,30}voraus|vorausgesetzt|gefordert|erforderlich|zugelassen|verfügt|nur\s(?:bieter|bewerber|agenturen|unternehmen)|(?:bieter|bewerber|unternehmen|agentur|anbieter|institut|büro|hersteller)\p{L}{0,4}\s(?:hat|haben)\b/iu;
/** What is to be done, not what was done */
const toDo =
  /auftragnehmer|^\W*(?:die|jede|diese|eine)\s(?:\p{L}+\s)?referenz\p{L}*\s(?:muss|müssen)|(?:pro|je|im) (?:jahr|quartal|monat|ausgabe)|jährlich|monatlich|während der|(?:nach|mit) (?:zuschlag|auftragserteilung)|leistungsumfang|optional|zu erbringen|durchzuführen/iu;
const maxCount = 30;

/** "Es sind zwei Aufträge zu benennen, die eine Kampagne zum Gegenstand hatten": work done, which is a reference. */
export function workDone(words: string): { count?: number; at: number } | undefined {
  if (!demanded.test(words) || !past.test(words) || toDo.test(words)) return undefined;
  for (const match of words.matchAll(counted)) {
    const figure = match.groups?.["count"] ?? "";
    const count = countOf(figure);
    if (!count || count > maxCount || isOfOther(words, match)) continue;
    const isSaid = match.groups?.["least"] !== undefined || !/^ein/iu.test(figure);
    if (!isSaid && !mustHold.test(words)) continue;
    return { at: match.index, ...(isSaid && { count }) };
  }
  return undefined;
}

/** "Die Übersicht muss einen Auftrag enthalten" */
const mustHold =
  /(?:muss|müssen)\s(?:\p{L}+\s){0,3}?(?:einen|eine|ein)\s[^.;]{0,80}(?:enthalten|umfassen|ausweisen|belegen|nachweisen)|^\W*eine?\s(?:bereits\s|schon\s)?\p{L}{4,20}(?:t|en)e[sr]?\s(?:projekt|auftrag|vorhaben)\s[^;]{3,120}(?:ist|sind)\s(?:nachzuweisen|vorzulegen|zu benennen)/iu;
/** "Wenigstens zwei davon müssen den ausgeschriebenen gleichen", behind a list of work that was done */
const someOfThem =
  /^\W*(?:mindestens|wenigstens|mind\.)\s(?<count>\p{L}{3,6}|\d{1,2})\s(?:davon|dieser|der (?:genannten|aufgeführten|angegebenen|benannten)|hiervon)\s[^;]{0,40}(?:muss|müssen)\s[^;]{0,160}(?:gleich|vergleichbar|entsprech|ähnel|ähnlich|betreff|umfass|zum gegenstand|beinhalt|aufweis)/iu;
/** What a list names already, where the list itself is another text */
const ofNamed =
  /^\W*(?:mindestens|wenigstens|mind\.)\s(?:\p{L}{3,6}|\d)\sder\s(?:aufgeführten|genannten|angegebenen|benannten|vorgelegten)\s(?:aufträge|projekte|leistungen)\smuss\s/iu;
const listBefore =
  /(?:liste|übersicht|aufstellung|darstellung|angabe)\p{L}{0,3}\s[^.]{0,120}(?:leistung|auftr[aä]g|projekt)/iu;

/** Whether a sentence demands that work listed before it is comparable. */
export function isOfList(words: string, before: string): boolean {
  return someOfThem.test(words) && (listBefore.test(before) || ofNamed.test(words));
}

/** "höchstens drei Projekte" and "die drei Projekte" demand none. */
function isOfOther(words: string, match: RegExpExecArray): boolean {
  return /(?:höchstens|maximal|max\.|bis zu|diese[rn]?|die|den|der|alle)\s{0,3}$/iu.test(
    words.slice(Math.max(0, match.index - 20), match.index),
  );
}

const bidder = String.raw`(?:bieter|bewerber|unternehmen|agentur|anbieter|büro|dienstleister|firma|firmen|institut|verlag|druckerei|hersteller|auftragnehmer|träger|kanzlei|fachbetrieb|labor)\p{L}{0,4}`;
/** "mindestens dreijährige Erfahrung in", "Umfassende Erfahrung des Unternehmens in" */
const experience = new RegExp(
  String.raw`(?<!\p{L})erfahrung(?:en)?\s(?:(?:de[rs]|eines?r?)\s${bidder}\s)?(?:\([^)]{3,40}\)\s)?(?:in|im|mit|bei|beim|auf|als|aus|bezüglich|hinsichtlich)(?!\p{L})`,
  "iu",
);
const ofBidder = new RegExp(String.raw`(?<!\p{L})${bidder}(?!\p{L})`, "iu");
const mustBe =
  /zwingend|voraussetzung|vorausgesetzt|\bmuss\b|müssen|verfüg(?:t|en)|nachzuweisen|nachweis|zu belegen|erforderlich|nur\s\p{L}+,?\s(?:die|welche|mit)|ausgeschlossen|nicht geeignet|nicht (?:weiter )?berücksichtigt|nicht zugelassen|mindest/iu;
const ofPeople =
  /mitarbeit|personal|projektleit|teamleit|bauleit|lebenslauf|(?<!\p{L})person(?:en)?(?!\p{L})|berater(?:in|innen)?(?!\p{L})|fachkr[aä]ft|redakteur|beschäftigte|(?:des|im|das|projekt)\s?team|ansprechp|eingesetzte|vorgesehene/iu;

/** Whether an experience is demanded of the firm, which is proven by references. */
export function isExperienceOfFirm(words: string): boolean {
  return (
    experience.test(words) &&
    ofBidder.test(words) &&
    mustBe.test(words) &&
    !ofPeople.test(words) &&
    !toDo.test(words.replaceAll(/auftragnehmer/giu, ""))
  );
}

const figure = String.raw`\d{1,4}(?:[.,]\d)?(?:\s(?:von|der)\s(?:max\.\s|maximal\s)?\d{1,4})?\s?(?:möglichen\s|erreichbaren\s|maximalen\s)?(?:%|Prozent|(?:\p{L}{1,20})?punkte?n?)`;
/** Whoever has fewer points for it is not admitted: "weniger als 60 Punkte … scheiden aus", "mindestens 12 Punkte durch …" */
const leastPoints = [
  new RegExp(
    String.raw`(?:weniger als|unter|nicht mindestens|unterhalb von)\s${figure}[^.;]{0,200}(?:ausgeschlossen|zum ausschluss|nicht geeignet|ungeeignet|scheide|nicht berücksichtigt|nicht zugelassen|nicht (?:zur|weiter))`,
    "iu",
  ),
  new RegExp(
    String.raw`(?:muss|müssen|ist|sind|haben)\s[^.;]{0,160}(?:mindestens|wenigstens|mind\.)\s${figure}[^.;]{0,160}(?:erreich|erziel|nachweis|nachzuweisen)`,
    "iu",
  ),
  new RegExp(
    String.raw`(?:mindestpunktzahl|mindestens)\s(?:von\s)?${figure}[^.;]{0,160}(?:nachweisen|nachzuweisen|(?:zu erreichen|erreichen müssen|erreicht werden)|erforderlich)`,
    "iu",
  ),
];
const noLeast = /kein\p{L}*\s(?:mindestpunkt|mindestzahl)|mindestpunkt\p{L}*\s[^.;]{0,40}nicht/iu;

/** Whether fewer points than a least number keep a bidder out. */
export function demandsPoints(words: string): boolean {
  return !noLeast.test(words) && leastPoints.some((pattern) => pattern.test(words));
}
