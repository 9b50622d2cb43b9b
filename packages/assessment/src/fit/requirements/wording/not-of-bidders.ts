import type { FieldReading } from "../field-reading.ts";
import { spanAt } from "../quote.ts";
import type { Span } from "../sentences.ts";
import { isBesideDemands } from "./beside-demands.ts";

/** Words that make a demand of whatever they stand with */
const demands =
  /mindest|mind\.|wenigstens|\bmuss\b|müssen|nachweis|nachzuweisen|vorzulegen|vorlage|gefordert|erforderlich|verlangt|voraussetz|bieter|bewerber|zwingend|ausschluss|ausgeschlossen|eignung|zulassung|zugelassen/i;
/** "Die Auftraggeberin ist eine Anstalt …", "Die Stadtwerke erzielen …" */
const aboutBuyer =
  /^\W*(?:der|die|das|unsere?)\s(?:\p{L}+\s){0,2}?\p{L}{0,20}(?:auftraggeber|vergabestelle|stadt|landkreis|kreis|gemeinde|hochschule|universität|klinik|krankenhaus|verband|verein|kammer|kasse|behörde|ministerium|anstalt|sparkasse|stiftung|stadtwerke|museum|institut|gesellschaft|land|bund|gmbh)\p{L}{0,12}(?!\p{L})[^.;]{0,60}?\s(?:ist|sind|hat|haben|beschäftigt|beschäftigen|verfügt|verfügen|betreibt|betreiben|erzielt|erzielen|erwirtschaftet|zählt|unterhält)(?!\p{L})/iu;
/** "Sie ist seit 2019 nach ISO 9001 zertifiziert.", of whom the sentence before speaks */
const goesOn = /^\W*(?:sie|er|es|diese[rs]?|dort|zudem|außerdem|seit)\s/iu;
const maxSteps = 3;

/** A heading of a contract: "§ 12 Haftung und Versicherung", but not "§ 5 Eignung" */
const clause = /(?:^|\n)[^\S\n]*§[^\S\n]?\d{1,3}[a-z]?\b[^\S\n]+(?=\p{Lu}\p{L}{3})[^\n]{0,100}/gu;
const clauseOfBidders =
  /eignung|teilnahme|bewerb|bieter|anforderung|nachweis|unterlagen|vergabe|verfahren|zulassung|leistungsfähigkeit|GWB|VgV|UVgO|VOB/i;
/** Said of the offer, not of the time of the contract */
const ofOffer =
  /bieter|bewerber|angebot|teilnahmeantrag|ausschluss|ausgeschlossen|eignung|zugelassen/i;
/** A clause that says of this length that it was left: what follows is another text. */
const clauseReach = 3000;

/** Who does the work when it is done, or steps in then */
const duty =
  /(?<!\p{L})(?:der|die|dem) (?:auftragnehmer|agentur|dienstleister)\p{L}{0,4}\s[^.;]{0,120}?(?<!\p{L})(?:hält|stellt|setzt|benennt|sorgt|gewährleistet|bereit)(?!\p{L})|(?<!\p{L})(?:hält|stellt|setzt|benennt|sorgt|gewährleistet)\s(?:der|die) (?:auftragnehmer|agentur|dienstleister)|(?:neue|ersatz|nachfolgende)-?\s?person|auf abruf|für spitzenzeiten|nach (?:zuschlag|auftragserteilung|vertragsschlu)\p{L}*\s(?:benennt|stellt|setzt)/iu;

/** Firms and people whom a campaign is for */
const audience =
  /(?<!mit de[rn] )zielgruppe|richtet sich an|adressat|zu befragen|befragt werden|marktstudie|gefördert werden|antragsberechtigt/i;
const reached =
  /(?:fachkr|mitarbeit|beschäftigt|person|angestellt|expert)[^.;]{0,80}(?<!\p{L})(?:gewinnen|gewonnen|erreichen|ansprechen|angesprochen|schulen|geschult|befragen|befragt|interviewt|einladen|eingeladen)(?!\p{L})/iu;

/** What a system or a room must bear, and what an hour of a person costs */
const ofThings =
  /^\W*(?:das|die|der|ein\p{L}{0,2})\s(?:\p{L}+\s){0,2}?\p{L}{0,20}(?:cms|system|plattform|software|website|webseite|anwendung|portal|tool|lösung|app|raum|saal|halle|fläche|bühne)\s(?:muss|müssen|soll|sollen|ist|sind|bietet|ermöglicht)(?!\p{L})|stundens[aä]tz|tagess[aä]tz|^\W*(?:je|pro)\s(?:veranstaltung|termin|einsatz|schicht|ausgabe|tag|workshop)(?!\p{L})/iu;
/** "… hat für die Dauer des Vertrags eine Haftpflichtversicherung zu unterhalten" */
const inForce =
  /(?:auftragnehmer|agentur|dienstleister)[^.;]{0,80}(?:(?:dauer|laufzeit) (?:des|der) \p{L}*(?:vertrag|auftrag|vereinbarung)|vertragslaufzeit|vertragsdauer)/iu;
const ofOffering =
  /bieter|bewerb|eignung|angebot|nachweis|nachzuweisen|vorzulegen|mindest(?:anforder|beding|kriteri|standard|voraus)|zuschlag|auftragsfall/i;

/** "Das eingesetzte Papier muss FSC-zertifiziert sein": what is delivered, not who delivers it */
const goods =
  /^\W*(?:das|die|der|alle|sämtliche)\s(?:\p{L}+\s){0,3}?\p{L}{0,20}(?:papier|drucksache|druckerzeugnis|material|werbemittel|werbeartikel|produkt|textil|daten|datei|website|webseite)\p{L}{0,4}\s(?:muss|müssen|ist|sind|hat|haben)(?!\p{L})/iu;
const ofFirm =
  /bieter|bewerber|druckerei|hersteller|lieferant|unternehm|nachweis|nachzuweisen|zertifikat|vorzulegen|beizufügen|ausschluss|ausgeschlossen|eignung|\bk\.?-?\s?o\.?-/i;
/** A system that only follows a standard proves nothing. */
const certified = /zertifi|nachweis|testat|siegel/iu;

/** "Bieterfrage 14: Gibt es einen Mindestumsatz?": somebody asks what is demanded. */
const askedByBidder =
  /^\W*(?:bieter|bewerber)frage|^\W*frage\s(?:nr\.\s?)?\d{1,3}:\s*gibt es\s|^\W*gibt es\s/iu;
/** "Die Versicherung ist nicht Gegenstand der Eignungsprüfung" */
const notOfEligibility = /nicht\s(?:gegenstand|bestandteil|teil)\s(?:der\s)?eignung/iu;
const nextSentenceReach = 200;
/** "Organisationen mit mindestens 500 Beschäftigten": for whom a firm has worked */
const sizeOfClient =
  /(?:organisation|kund|auftraggeb|behörde|verwaltung|institution|kommune|(?:für|bei|in)\s(?:ein|einem|einer)\s(?:unternehmen|firma|betrieb))\p{L}{0,6}\s(?:mit|ab|von)\s(?:\p{L}+\s){0,2}?[\d.]{1,7}\s(?:beschäftigt|mitarbeit|angestellt)/iu;
/** "durch Personen mit mindestens fünf realisierten Filmen": what people have done, not a firm */
const doneByPeople = /(?<!\p{L})person(?:en)?\s(?:mit|die)\s/iu;

/** Whether what was read is said of the buyer, or of the time of the contract, and of no bidder. */
export function isElsewhere(
  { kind, start, quote }: { readonly kind: string; readonly start: number; readonly quote: string },
  field: FieldReading,
): boolean {
  if (kind === "register" || kind === "region" || kind === "language") return false;
  const { text, sentences } = field;
  const sentence = spanAt(sentences, start) ?? { start, end: start + quote.length };
  const words = text.slice(sentence.start, Math.max(sentence.end, start + quote.length));
  if (!demands.test(words) && isOfBuyer(field, sentence)) return true;
  if (isBesideDemands(kind, words)) return true;
  if (kind === "certificates" && goods.test(words) && !ofFirm.test(words)) return true;
  if (kind === "certificates" && ofThings.test(words) && !certified.test(words)) return true;
  if ((kind === "turnover" || kind === "team") && audience.test(words)) return true;
  if (words.trimEnd().endsWith("?") && askedByBidder.test(words)) return true;
  if (notOfEligibility.test(text.slice(sentence.start, sentence.end + nextSentenceReach)))
    return true;
  if (kind === "team" && sizeOfClient.test(words)) return true;
  if (kind === "references" && doneByPeople.test(words) && !/referenz/iu.test(words)) return true;
  if (ofOffer.test(words)) return false;
  if (kind === "team" && (reached.test(words) || ofThings.test(words))) return true;
  if (kind === "insurance" && inForce.test(words) && !ofOffering.test(text)) return true;
  if (isInContract(text.slice(Math.max(0, start - clauseReach), start))) return true;
  return kind === "team" && duty.test(words) && !ofBidders.test(text);
}

/** Anything in a text that says it is about who may take part */
const ofBidders =
  /bieter|bewerb|eignung|ausschluss|ausgeschlossen|mindest(?:anforder|beding|kriteri|standard|voraus)|voraussetzung|nachweis|nachzuweisen|zulassung|zugelassen|leistungsfähigkeit/i;

function isOfBuyer({ text, sentences }: FieldReading, sentence: Span): boolean {
  let at = sentences.indexOf(sentence);
  for (let steps = 0; at >= 0 && steps < maxSteps; at--, steps++) {
    const words = text.slice(sentences[at]?.start, sentences[at]?.end);
    if (aboutBuyer.test(words)) return true;
    if (!goesOn.test(words)) return false;
  }
  return false;
}

function isInContract(before: string): boolean {
  const heading = before.match(clause)?.at(-1);
  return heading !== undefined && !clauseOfBidders.test(heading);
}
