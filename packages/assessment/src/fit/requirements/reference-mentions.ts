import type { TopicAmount } from "./amount-topics.ts";
import type { FieldReading, Finding } from "./field-reading.ts";
import { quoteOf } from "./quote.ts";
import { countOf, countPattern, referenceYears } from "./reference-count.ts";
import { isScoringScale, namesPoints } from "./scoring-scale.ts";
import type { Span } from "./sentences.ts";
import { hasDoneBefore, isActiveForYears } from "./wording/done-by-bidder.ts";
import { isOfEligibility } from "./wording/of-eligibility.ts";
import { statesQuality } from "./wording/reference-quality.ts";
import { workCounted } from "./wording/work-counted.ts";
import { demandsPoints, isExperienceOfFirm, isOfList, workDone } from "./wording/work-done.ts";

const reference = String.raw`\p{L}{0,30}referenz(?!zeitraum|rahmen|geber|nehmer|schreiben|blatt|datei|zins|preis|menge|muster|anlage|konto|system|nummer|prüfer|formblatt|formular|ausk[uü]nft|geschichte|story|stories|wert(?!ig)|punkt|modell|architektur|implementierung|farbe|dokument|kurs|größe|exemplar|strecke|gruppe|periode|ebene)\p{L}{0,30}(?![\p{L}])`;
const comparable =
  /vergleichb|ähnlich|gleichartig|gleicher\s(?:\p{L}+\s)?(?:art|güte)|geeignet|einschlägig|gleichwertig|entsprech(?:en(?!d)|ende[nrms]?\s(?!unterlagen|erklärung|nachweis|formular|vordruck|angaben|dokument|bescheinigung|anlage)|end\s(?:der|den|dem)\s)/iu;
/** "Leistungen, die mit der zu vergebenden Leistung vergleichbar sind" */
const comparableWork =
  /(?:vergleichbar|gleichartig)\p{L}{0,30}\s+(?:\p{L}{1,30}\s+){0,3}?\p{L}{0,20}(?:leistung|auftr[aä]g(?!nehm|geb)|projekt|liefer(?!ant)|maßnahm|objekt)\p{L}{0,30}|(?:leistung|auftr[aä]g|projekt|liefer)\p{L}{0,30}[^.\n]{0,90}(?:(?:vergleichbar|gleichartig)\p{L}{0,30}(?:\s+(?:sind|ist|war|sein)|\s*[,.)]|$)|(?:ausschreibungs|auftrags)gegenstand\s[^.\n]{0,30}entspr)/iu;
/** "mindestens zwei Aufträge, die … zum Gegenstand hatten" */
const pastWork = new RegExp(
  String.raw`(?:mindestens|mind\.|wenigstens)\s{1,3}${countPattern}\s{1,3}(?:[\p{L}()/-]{2,30}\s{1,3}){0,4}?(?:projekt|auftr[aä]g|bauvorhaben|kampagne)\p{L}{0,4}(?!\p{L})[^.;]{0,200}(?:hatte|abgewickelt|durchgeführt|realisiert|umgesetzt|abgeschlossen|erbracht|betreut|ausgeführt|bearbeitet)|(?:bieter|bewerber|unternehmen|anbieter|büro|firma|agentur)\p{L}{0,4}\s(?:muss|müssen|hat|haben)\s[^.;]{0,60}(?:mindestens|wenigstens)\s(?:${countPattern})\s[^.;]{0,140}(?:durchgeführt|realisiert|umgesetzt|abgeschlossen|erbracht|betreut|ausgeführt|bearbeitet|geplant|gebaut|entwickelt)(?!\p{L})`,
  "iu",
);
/** "Nachweis über fundierte Erfahrungen mit Migrationen", of the firm */
const provenExperience =
  /nachweis\p{L}{0,2}\s(?:über|der|von|einer?)\s(?:\p{L}{3,20}\s){0,2}?erfahrung(?:en)?\s(?:mit|in|im|bei|auf)(?!\p{L})(?![^.;]{0,120}(?:personal|mitarbeit|leiter))|erfahrungen?\s[^.;]{0,200}(?:werden|wird) (?:zwingend )?vorausgesetzt/iu;
/** Comparable work is wanted, not only spoken of. */
const wanted =
  /angabe|angeben|anzugeben|aufzuführen|nachweis|nachzuweis|erklärung|erkläre|ausgeführt|ausführung|erbracht|auflist|liste|darstell|benenn|nenn|mindest|vorleg|vorlage|verfüg|durchgeführt/i;
const counts = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,-]|(?:maximal|max\.|höchstens|bis zu|bis|mehr als|diese|alle|genannten|Los|Anlage|Nr\.|Ziffer|Punkt|Kriterium)\s)(?<count>${countPattern})(?:\s?\])?\s{1,3}(?:(?!(?:je|pro)\s)[\p{L}()/-]{2,30}\s{1,3}){0,3}?${reference}`,
    "giu",
  ),
  new RegExp(
    String.raw`${reference}\s{0,2}[:(–-]?\s{0,2}(?:mindestens|mind\.|min\.)\s{0,2}(?<count>${countPattern})(?![\p{L}]|\s(?:mitglied|seite|woche|monat|jahr|ansprech|angabe))`,
    "giu",
  ),
  // "mindestens drei realisierte oder in Umsetzung befindliche Referenzen"
  new RegExp(
    String.raw`(?:mindestens|mind\.|wenigstens)\s{1,3}(?<count>${countPattern})\s{1,3}(?:[\p{L}()/-]{2,30}\s{1,3}){4,8}?${reference}`,
    "giu",
  ),
  // "mindestens eine, jedoch maximal drei vergleichbare Referenzen"
  new RegExp(
    String.raw`(?:mindestens|mind\.|min\.|wenigstens)\s{1,3}(?<count>${countPattern})\s{0,2},?\s{0,2}(?:(?:jedoch|aber|und|bis|oder)\s{1,3}){0,2}(?:maximal|max\.|höchstens|bis zu)\s{1,3}${countPattern}\s{1,3}(?:[\p{L}()/-]{2,30}\s{1,3}){0,8}?${reference}`,
    "giu",
  ),
  // "Referenzliste mit mindestens 5 Kunden"
  new RegExp(
    String.raw`(?<!\p{L})${reference}\s(?:mit|von|aus)\s(?:mindestens|mind\.|wenigstens)\s{0,2}(?<count>${countPattern})\s(?:\p{L}{2,30}\s){0,3}?\p{L}{0,30}(?:kunde|projekt|auftr[aä]g|objekt|beispiel|arbeit|auftraggeber)`,
    "giu",
  ),
  // A row of a table: "Referenzen | 3 Stück", "Referenzen | mind. 2"
  new RegExp(
    String.raw`(?<!\p{L})${reference}\s{0,3}[|:]\s{0,3}(?:anzahl:?\s)?(?:(?:mindestens|mind\.|min\.|wenigstens|≥)\s{0,2}(?<count>${countPattern})(?=\s{0,2}(?:$|[|,;(]))|(?<pieces>${countPattern})\s(?:stück|stk\.|nachweise|vergleichbare))`,
    "giu",
  ),
  // "Mit zwei Referenzschreiben ist die Eignung zu belegen"
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,-]|(?:maximal|höchstens|bis zu|diese|alle)\s)(?<count>(?!ein)${countPattern})\s{1,3}(?:[\p{L}-]{2,30}\s{1,3}){0,3}?(?:referenz(?:schreiben|bescheinigungen|bestätigungen|nachweise|bl[aä]tter)|empfehlungsschreiben)(?!\p{L})`,
    "giu",
  ),
  // "Referenzen über Kampagnen für mind. 2 Projekte"
  new RegExp(
    String.raw`(?<!\p{L})referenzen\s(?:zu|über|für|von)\s[^.;\n]{3,160}?\s(?:mindestens|mind\.)\s{0,2}(?<count>${countPattern})\s(?:\p{L}{2,30}\s){0,2}?\p{L}{0,30}(?:projekt|auftr[aä]g|vorhaben|objekt)\p{L}{0,4}(?!\p{L})`,
    "giu",
  ),
];
const mention = new RegExp(reference, "iu");
/** "mindestens 2 und maximal 3 Referenzen", "fünf (5) Referenzen sind einzureichen" */
const leastNumber = new RegExp(
  String.raw`(?:mindestens|mind\.|min\.|wenigstens|(?:sind|ist|werden)(?:\s\p{L}{2,30}){0,2})\s{1,3}${countPattern},?\s{1,3}(?:[\p{L}()/,.-]{2,30}\s{1,3}|\d{1,2}\s{1,3}){0,8}?${reference}`,
  "iu",
);
/** Ranking of candidates and wishes; a number that must be proven is demanded all the same. */
const ranking =
  /bevorzugt|bewertet|(?<!aus|ver|ab|um)wertung|gewertet|auswahl|(?:höchstens|maximal|max\.)\s+\S+\s+(?:\S+\s+)?referenz|(?<!nicht\s|nicht weiter\s)\bberücksichtigt|beurteil|entscheidet/i;
/** "Nur Unternehmen mit Erfahrung in … werden berücksichtigt" */
const onlyBidders =
  /(?<!\p{L})nur\s(?:(?:bewerbungen|angebote|teilnahmeanträge)\s(?:von|der)\s)?(?:bieter|bewerber|agenturen|unternehmen|büros|firmen|anbieter)n?,?\s(?:mit|die|welche|berücksichtigt,)\s/iu;
const mustBeProven =
  /(?:einzureichen|vorzulegen|vorzustellen|nachzuweisen|vorzuweisen|zu benennen|anzugeben|beizufügen|gefordert|erforderlich|verlangt)(?!\p{L})|\bmuss\b|nur\s(?:bieter|bewerber|agenturen|unternehmen)|müssen|mindest(?:anforderung|kriteri|bedingung|standard)|^\W*(?:\d{1,2}[.)]\s*)?(?:mindestens|mind\.)/iu;
/** "Referenzen: 20 %" */
const weighed = /^\W*\d{1,3}\s?%|:\s?\d{1,3}\s?%|\d{1,3}\s?%\)?\W*$|%,\s?davon/u;
/** References of the team, forms, permissions and what a condition holds for */
const noDemand =
  /optional|(?:soweit|sofern|falls|wenn) vorhanden|wünschenswert|gewichtung|wichtung|nur zur information|(?:bieter|bewerber|unternehmen)\s(?:kann|können|darf|dürfen)\s(?:freiwillig|\p{L}{0,30}referenz|vergleichbar)|\bgebeten|nicht (?:erforderlich|gefordert|verlangt|notwendig|zwingend)|keine\w* (?:\p{L}+ )?referenz|genügt nur|nicht abgeschlossen|\.pdf|\bsollte|möglichst (?:\p{L}+ ){0,5}vergleichbar|eine der referenzen|bei der referenz|ermessen|in getrennten|(?:besteht|hat|haben) die möglichkeit|bewerber[^.;]{0,120}(?:aufgefordert|eingeladen|ausgewählt)|(?:können|kann|darf|dürfen)\s(?:\p{L}+\s){0,3}(?:durch|mit|anhand)\s(?:\p{L}+\s){0,3}referenz|(?<!kontaktdaten )(?:zu den|der) genannten referenz|definiert|zusätzliche\w* referenz|nicht mit der [^.]{0,40}vergleichbar|jede dieser|möglichen referenzen|in besonderem maße|steht es (?:\w+ )?frei|zulässig, dass|wertbar|so dass eine bewertung|bewertung der referenz|nicht ausreichend|(?:müssen|muss|brauchen)\s(?:nicht|keine?[nrs]?)\s|(?:anzugeben|angeben|mitzuteilen),? ob|(?<!lph|phasen?)\s\d\s?[-–]\s?\d$|mehrfach (?:verwend|genannt)|(?<!nicht )weniger als|→/iu;
/** A condition, or what counts as comparable: it explains a demand that stands elsewhere. */
const explaining =
  /^(?:sofern|falls|wenn|soweit|dabei|hierbei|dementsprechend|vergleichbare?\s(?:\p{L}+\s)?(?:sind|ist)|als vergleichbar|die vergleichbarkeit|eine? (?:vergleichbare[sr]? |geeignete[sr]? )?\p{L}{0,30}referenz\p{L}{0,20} (?:ist|wird|gilt)|(?:geeignete|vergleichbare|gültige) referenzen sind|für (?:die|jede|alle|eine) (?:\p{L}+ )?referenz|anl\b|anlage(?![^:]{0,40}mindest)|alternativ|kann\b|hinweis|(?:der|die) auftraggeber(?![^.]{0,260}(?:verlang|forder|voraus|nicht geeignet|ausgeschlossen))|diese\b|art und umfang|einzelne mitglieder|davon\b|hiervon\b|mindestens eine?[rs]? (?:der|dieser)\b|(?:bei|im falle?(?: einer)?|für)\s\p{L}*gemeinschaft)/iu;
/** "Mit diesen Referenzen sind folgende Anforderungen zu erfüllen:", and the items of its list */
const refersBack =
  /(?<!\p{L})(?:diese[nr]?|(?:der|den|die) (?:genannten|angegebenen|vorgelegten|benannten|einzureichenden))\s\p{L}{0,30}referenz\p{L}{0,20}[^:]{0,200}:/iu;
const maxList = 1200;
const listMark = /^\W{0,4}(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]|\(?[a-z]\))\s{1,3}/u;
const listItem = /^\W{0,4}(?:[a-z]\)|[-–—•*]|\(?\d{1,2}[.)])\s/u;
const otherFigures = /ums[aä]tz|bilanz|jahresabschl|beschäftigt|mitarbeiter|arbeitskräft|personal/i;
const ofPerson =
  /mitarbeiter|beschäftigte|personalstruktur|\p{L}{3}leiter|projektleit|bauleit|personal\b|projektteam|(?:der|die) person|lebenslauf|persönliche|schlüsselperson|projektingenieur/iu;

/** What references must show or be of: "Referenzen über mindestens eine Messe", "Aus den Referenzen müssen … hervorgehen" */
const ofQuality =
  /referenzen\s(?:zu|über|für|aus|in|im)\s[^.;]{0,120}?(?:(?:mindestens|mind\.)\s(?:eine?[mnrs]?|zwei|drei|\d{1,2})\s(?!seite|woche|monat|jahr)|zwingend|vorausgesetzt)|referenz\p{L}{0,10}\s(?:müssen|muss)\s[^.;]{0,160}hervorgeh|ohne\s(?:\p{L}+\s){0,2}referenz[^.;]{0,80}ausgeschlossen|als referenz(?:en)?\s(?:ist|sind|wird|werden)\s[^.;]{0,160}(?:vorzulegen|nachzuweisen|zu benennen|einzureichen|gefordert|verlangt)|(?:muss|müssen|hat|haben)\s(?:\p{L}+\s){0,2}?durch\s(?:\p{L}+\s){0,2}?\p{L}{0,20}referenz\p{L}*\s[^.;]{0,60}(?:beleg|nach(?:zu)?weis)/iu;

/** Whom the items of a list are about is said this far before. */
const ownItems = 160;

const ofPersonBehind =
  /referenz\p{L}{0,10}\s(?:des|der|von)\s[^.\n]{0,40}(?:personals?(?!\p{L})|schlüsselperson|projektleit|bauleit)/iu;

/**
 * All references a text demands: each counted demand, and sentences that demand comparable ones without a number. The
 * assessment of a tender takes one a field (`referenceDemands`); a document is shown with all.
 */
export function referenceMentions(field: FieldReading, amounts: readonly TopicAmount[]): Finding[] {
  const { text, sentences, isCriterion } = field;
  const ofReferences = withoutOtherFigures(field);
  let listedFrom = -Infinity;
  return sentences.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    if (refersBack.test(words)) listedFrom = sentence.start;
    else if (mention.test(words) && !listItem.test(words)) listedFrom = -Infinity;
    if (sentence.start - listedFrom < maxList) return [];
    const isOfPoints = isCriterion && mention.test(words) && demandsPoints(words);
    const before = text.slice(Math.max(0, sentence.start - 300), sentence.start);
    const isSome = isCriterion && isOfList(words, before);
    const isFewer = isCriterion && fewer.test(words);
    const isLeastOf = isOfPoints || isSome || isFewer;
    if (!isLeastOf && isNoDemand(text, sentence, words)) return [];
    const work =
      isCriterion && !isOfPoints
        ? (workDone(words) ?? workCounted(words, isOfEligibility(before + words)))
        : undefined;
    const counted = isOfPoints ? undefined : (mostIn(words) ?? countedOf(work));
    const isDemand =
      isLeastOf ||
      work !== undefined ||
      isDemanded(words, field.type) ||
      hasDoneBefore(words, before) ||
      isActiveForYears(words, before.slice(-ownItems)) ||
      statesQuality(words, before);
    if (!counted && !(isCriterion && isDemand)) return [];
    const at = sentence.start + (counted?.at ?? work?.at ?? Math.max(0, words.search(mention)));
    const years = referenceYears(words, at - sentence.start) ?? referenceYears(ofReferences, at);
    const minCents = amounts
      .filter(({ topic, start }) => topic === "volume" && Math.abs(start - at) < 400)
      .map(({ cents }) => cents)[0];
    return [
      {
        kind: "references" as const,
        count: counted?.count ?? 1,
        isCounted: counted !== undefined,
        isPlain: false,
        ...quoteOf(text, sentence, { start: at, end: Math.min(at + 60, sentence.end) }),
        ...(years !== undefined && { years }),
        ...(counted && minCents !== undefined && { minCents }),
      },
    ];
  });
}

/** The years of turnover and staff are none of references: their sentences become blanks. */
function withoutOtherFigures({ text, sentences }: FieldReading): string {
  return sentences.reduce((rest, { start, end }) => {
    const words = text.slice(start, end);
    if (!otherFigures.test(words) || mention.test(words)) return rest;
    return rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  }, text);
}

function isNoDemand(text: string, { start, end }: Span, words: string): boolean {
  return (
    noDemand.test(words) ||
    namesPoints(words) ||
    weighed.test(words) ||
    (ranking.test(words) &&
      !onlyBidders.test(words) &&
      !(isLeast(words) && mustBeProven.test(words))) ||
    explaining.test(words.replace(listMark, "")) ||
    /^[\s\S]{0,250}?bewertet wird die vergleichbarkeit/i.test(text.slice(end, end + 300)) ||
    ofPersonBehind.test(words) ||
    /^\s*(?:gewichtung|wertung|beurteilung|bewertet w(?:ird|erden)|(?:die|bei der) bewertung)/i.test(
      text.slice(end, end + 60),
    ) ||
    isOfPerson(words) ||
    isScoringScale(text, start, end)
  );
}

/** "Weniger als drei Referenzen führen zum Ausschluss." */
const fewer = new RegExp(
  String.raw`(?:weniger als|nicht mindestens|nicht wenigstens)\s${countPattern}\s(?:[\p{L}-]{2,30}\s){0,3}?${reference}[^.;]{0,80}(?:ausschluss|ausgeschlossen|nicht (?:zugelassen|berücksichtigt|geeignet)|ungeeignet)|(?:bieter|bewerber|unternehmen|agenturen),?\s(?:(?:die|welche)\s)?(?:ohne|keine[rn]?)\s(?:\p{L}+\s)?${reference}[^;]{0,120}(?:ausgeschlossen|nicht (?:zugelassen|berücksichtigt|geeignet)|ungeeignet)`,
  "iu",
);

/** "10 Mitarbeiter, 2 Referenzen" lists two things. */
const listed = new RegExp(String.raw`,\s(?:mind\.\s|mindestens\s)?${countPattern}\s{1,3}$`, "iu");

function isOfPerson(words: string): boolean {
  const before = words.slice(0, Math.max(0, subjectAt(words)));
  return ofPerson.test(before) && !listed.test(before);
}

function isLeast(words: string): boolean {
  return leastNumber.test(words) || workDone(words)?.count !== undefined;
}

function subjectAt(words: string): number {
  const at = words.search(mention);
  if (at >= 0) return at;
  return Math.max(words.search(comparableWork), words.search(pastWork), workDone(words)?.at ?? -1);
}

/** References of a quality: "vergleichbar", or of the last years. */
function isDemanded(words: string, type: string | undefined): boolean {
  if (!mention.test(words)) {
    return (
      (comparableWork.test(words) && wanted.test(words) && !/ums[aä]tz/i.test(words)) ||
      pastWork.test(words) ||
      provenExperience.test(words) ||
      isExperienceOfFirm(words)
    );
  }
  return (
    comparable.test(words) || ofQuality.test(words) || type?.startsWith("slc-abil-ref") === true
  );
}

function countedOf(work: ReturnType<typeof workDone>): { count: number; at: number } | undefined {
  return work?.count === undefined ? undefined : { count: work.count, at: work.at };
}

function mostIn(words: string): { count: number; at: number } | undefined {
  let most: { count: number; at: number } | undefined;
  for (const pattern of counts) {
    for (const match of words.matchAll(pattern)) {
      const figure = match.groups?.["count"] ?? match.groups?.["pieces"] ?? "";
      const count = countOf(figure);
      // "eine Referenz" is an article more often than a number.
      const isArticle =
        /^ein/i.test(figure) && !/mind|wenigstens|zumindest|nicht weniger als/i.test(words);
      if (!count || count > 30 || isArticle) continue;
      if (!most || count > most.count) most = { count, at: match.index };
    }
  }
  return most;
}
