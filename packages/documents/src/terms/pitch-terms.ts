import { amountsIn } from "@tc/assessment";
import type { ItemFinding, PitchItem } from "../items/document-item.ts";
import { rightsOfPitch } from "./contract-terms.ts";
import { numberIn, numberPattern } from "./number-words.ts";
import { termFindings } from "./term-findings.ts";
import type { Term } from "./term-findings.ts";

type PitchTerm = Term<PitchItem>;

const presentationWords =
  /(?:bieter|angebots|agentur|konzept|wettbewerbs|verhandlungs|pitch)-?präsentation\p{L}*|\bpitch(?:es|termin\p{L}*|präsentation\p{L}*)?(?![\p{L}-])|bietergespräch\p{L}*|verhandlungsgespräch\p{L}*|präsentationstermin\p{L}*|(?:angebot|konzept|projektteam)\p{L}*\s(?:\S+\s){0,5}?(?:präsentier|vorzustellen|vorgestellt)\p{L}*|(?:bieter|bewerber|agentur)\p{L}*\s(?:\S+\s){0,8}?präsentation/iu;
const presentationCue =
  /statt|eingeladen|einlad|einzuladen|minuten|termin|dauer|persönlich|vor ort|online|per videokonferenz|räum|kalenderwoche|\bKW\b|gewertet|bewertet|präsentier|vorstell|vorgeseh|teilnehm|fließt|durchgeführt/i;
const noPresentation =
  /(?:keine?|ohne|nicht)\s(?:\S+\s){0,4}?(?:präsentation|bietergespräch|vorgeseh|pitch|verhandl)|verzichtet/i;
const draftWords = new RegExp(
  String.raw`(?:(?<count>${numberPattern})\s(?:\S+\s){0,2}?)?(?<draft>(?:gestaltungs|design|kreativ|text|layout|ideen|konzept|kampagnen|motiv|grafik|bild)-?(?:entw[uü]rf\p{L}*|skizzen?|muster|idee[n]?|vorschl[aä]g\p{L}*)|entwürfen?(?![\p{L}-])|entwurf(?![\p{L}-])|scribbles?|mock-?ups?|moodboards?|storyboards?|arbeitsproben?|probearbeit\p{L}*|probetexte?n?|testaufgaben?|teststellung\p{L}*|layoutbeispiele?n?|kreativkonzept\p{L}*)(?![\p{L}])`,
  "iu",
);
const draftCue =
  /angebot|einzureich|eingereicht|vorzuleg|vorgelegt|beizufüg|abzugeben|zu erstellen|auszuarbeiten|anzufertigen|bieter|bewerber|teilnahmeantrag|gewertet|bewertet|zuschlagskriterium/i;
const noDraft =
  /vertrags-?entw|entwurf (?:des|eines|der) (?:vertrag|rahmenvertrag|vereinbarung)|(?:keine?|ohne)\s(?:\S+\s){0,3}?(?:entw|skizz|probe)|nicht (?:erwünscht|einzureichen|gefordert|verlangt)|auftragnehmer\S*\s(?:erstell|liefer|leg)|entwurfsverfass|entwurf (?:des|der|eines|einer)\b|im entwurf|_entwurf|bericht|terminplan|aufforderung|leistungsbeginn|beauftragt|entwurfsplan|nach zuschlag/i;
const feeNames =
  /pitch-?honorar|präsentationshonorar|ausfallhonorar|aufwandsentschädigung|bearbeitungshonorar|wettbewerbshonorar/i;
const offering =
  "(?:angebot|präsentation|entwürf|teilnahme|pitch|bewerbung|ausarbeitung|konzepterstellung)";
const feeWords = new RegExp(
  String.raw`${feeNames.source}|(?:vergütung|honorar|entschädigung|erstattung|ersatz)\S*\s(?:\S+\s){0,4}?(?:für|der|des|von)\s(?:\S+\s){0,4}?${offering}|${offering}\S*\s(?:\S+\s){0,14}?(?:vergütet|vergütung|erstattet|erstattung|honoriert|entschädigt|kostenlos|unentgeltlich|kostenfrei)`,
  "iu",
);
const noFee =
  /\bkeine?n?\s(?:\S+\s){0,4}?(?:vergütung|entschädigung|erstattung|honorar|kostenerstattung|ersatz)|nicht\s(?:\S+\s){0,3}?(?:vergütet|erstattet|honoriert|entschädigt|gewährt|gezahlt|übernommen)|unentgeltlich|kostenlos|kostenfrei|ohne\s(?:\S+\s){0,2}?(?:vergütung|entschädigung|honorar)/i;
/** Compensation for something else than taking part */
const otherFee =
  /schaden|wettbewerbssumme|preisgeld|punkt|günstigst|gesamtangebot|honorarangebot|optional|soweit|urheber|verzug|kündigung|zeugen|unterlagen\s(?:\S+\s){0,4}?(?:kostenlos|kostenfrei|unentgeltlich|abrufbar)|download|einsicht|registrierung|plattform|reisekosten der auftraggeb/i;
const invitedWords = new RegExp(
  String.raw`(?:(?<least>${numberPattern})\s(?:bis|und|–|-)\s)?(?<count>${numberPattern})\s(?:[\p{L}-]+\s){0,3}?(?:bewerber|bieter|agentur|unternehmen|teilnehm|büro|wirtschaftsteilnehmer)\p{L}*\s(?:\S+\s){0,12}?(?:eingeladen|aufgefordert|zugelassen|ausgewählt|auszuwählen|einzuladen|aufzufordern|auffordern|einladen|beteiligt)`,
  "iu",
);
const invitedNumber = new RegExp(
  String.raw`(?:höchst|mindest)?(?:an)?zahl der (?:\S+\s){0,5}?(?:bewerber|bieter|teilnehmer|agentur)\p{L}*(?:[^.\n\d]{0,30}|[^.\n\d]{0,90}:\s)(?<count>${numberPattern})(?![\p{L}\d])`,
  "iu",
);

/** "Von den 7 Teilnehmern sollen 5 …" parts those who are invited. */
const ofInvited =
  /\bvon den (?:\d+|\p{L}+) (?:bewerber|bieter|teilnehm|agentur|unternehmen|büro)/iu;

/** What offering takes: a presentation, drafts, for a fee or none, among how many. */
export function readPitchTerms(text: string): ItemFinding[] {
  return termFindings(text, (words) => [
    ...presentationOf(words),
    ...draftOf(words),
    ...feeOf(words),
    ...invitedOf(words),
    ...rightsOf(words),
  ]);
}

function presentationOf(words: string): PitchTerm[] {
  const at = words.search(presentationWords);
  if (at < 0 || !presentationCue.test(words) || noPresentation.test(words)) return [];
  return [{ item: { type: "pitch", kind: "presentation" }, confidence: 0.8, at }];
}

function draftOf(words: string): PitchTerm[] {
  const match = draftWords.exec(words);
  if (!match || !draftCue.test(words) || noDraft.test(words)) return [];
  if (rightsOfPitch.test(words) && /recht/i.test(words)) return [];
  const count = numberIn(match.groups?.["count"] ?? "");
  return [
    {
      item: { type: "pitch", kind: "draft", ...(count !== undefined && { count }) },
      confidence: 0.7,
      at: match.index,
    },
  ];
}

function feeOf(words: string): PitchTerm[] {
  const at = words.search(feeWords);
  if (at < 0 || otherFee.test(words)) return [];
  if (noFee.test(words)) return [{ item: { type: "pitch", kind: "no-fee" }, confidence: 0.8, at }];
  const amount = amountsIn(words)[0];
  if (!amount && !/erhalten|erhält|gezahlt|gewährt|vergütet|honorar von|in höhe/i.test(words))
    return [];
  return [
    {
      item: { type: "pitch", kind: "fee", ...(amount && { cents: amount.cents }) },
      confidence: amount ? 0.85 : 0.5,
      at,
    },
  ];
}

function invitedOf(words: string): PitchTerm[] {
  if (ofInvited.test(words)) return [];
  const match = invitedWords.exec(words) ?? invitedNumber.exec(words);
  const count = numberIn(match?.groups?.["count"] ?? "");
  if (!match || count === undefined || count < 2 || count > 50) return [];
  return [{ item: { type: "pitch", kind: "invited", count }, confidence: 0.8, at: match.index }];
}

function rightsOf(words: string): PitchTerm[] {
  const at = words.search(/(?:nutzungs|verwertungs|eigentums|urheber)recht/i);
  if (at < 0 || !rightsOfPitch.test(words)) return [];
  return [{ item: { type: "pitch", kind: "rights" }, confidence: 0.7, at }];
}
