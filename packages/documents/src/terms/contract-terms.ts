import type { ContractItem, ItemFinding } from "../items/document-item.ts";
import { isValueInQuote } from "../quotes/value-in-quote.ts";
import { numberIn, numberPattern } from "./number-words.ts";
import { monthsBetween } from "./date-span.ts";
import { penaltyIn, penaltyWords } from "./penalty.ts";
import type { Penalty } from "./penalty.ts";
import { quotedStretch, termFindings } from "./term-findings.ts";
import type { Term } from "./term-findings.ts";

type ContractTerm = Term<ContractItem>;

const time = String.raw`(?<!erstmal(?:ig|s)\s)(?<count>${numberPattern})\s{0,2}-?\s?(?:weitere[nrs]?\s)?(?<unit>jahr|monat|woche)(?!\p{L}*\s(?:vor\b|und\s\S+\smonat))`;
const durationWords =
  /(?:vertrags|mindest|gesamt|grund)?laufzeit|vertragsdauer|leistungszeitraum|vertragszeitraum|(?:vertrag|vereinbarung|rahmenvertrag|auftrag)\S{0,3}\s(?:\S+\s){0,6}?(?:läuft|beginnt|endet|gilt|geschlossen|abgeschlossen|für die dauer|für einen zeitraum)|für (?:die|eine) (?:dauer|laufzeit) von|rahmen(?:vertrag|vereinbarung)\S{0,3}\süber\s(?=(?:\d{1,2}|ein|zwei|drei|vier|fünf)\s(?:jahr|monat))/iu;
/** Other spans of time in contracts and criteria */
const otherTime =
  /gewährleist|garantie|mängel|\p{L}frist|frist von|vor (?:ablauf|ende)\b|vergangenheit|jahr\p{L}*\sund\s\S+\smonat|ursprünglich|bisherig|aufbewahr|verjähr|bürgschaft|nachweis|referenz|erfahrung|bindefrist|zuschlagsfrist|zurückliegend|letzten|vergangenen|zahlbar|zahlungs|nutzungsrecht|verschwiegen|probezeit/iu;
const confidenceOfMost = 0.5;
const mostWords = /maximal|höchst|längstens|insgesamt|gesamt|bis zu/i;
/** Farther from "Laufzeit" a time is another one. */
const reach = 90;
const reachBefore = 25;
const renewalWords = /verläng\p{L}*|(?:verlängerungs)?option\p{L}*/iu;
/** "Die Laufzeit kann um ein weiteres Jahr verlängert werden" */
const renewalStart =
  /\sum\s(?:(?:jeweils|je|maximal|höchstens|weitere|bis zu)\s){0,2}(?:\d|ein|zwei|drei|vier|fünf|sechs|zwölf)/iu;
const noRenewal =
  /(?:keine|ohne)\s(?:\S+\s){0,3}?(?:verlängerung|option)|verlänger\p{L}*\s(?:[^\s,]+\s){0,4}?(?:nicht|ausgeschlossen)|nicht\s(?:\S+\s){0,3}?verlänger|frist\p{L}*\s(?:\S+\s){0,5}?verlänger|verlänger\p{L}*\s(?:\S+\s){0,4}?(?:angebots|teilnahme|binde|liefer)?frist/iu;
/** "Angaben zu etwaigen Verlängerungsoptionen ergeben sich aus dem Vertrag" says of none. */
const renewalElsewhere =
  /etwaige\S*\s(?:\S+\s)?(?:verlänger|option)|verlängerungsoption\p{L}*\s(?:[^\s,]+\s){0,6}?(?:ergeben sich|ergibt sich|(?:zu )?entnehmen)/iu;
const timePattern = new RegExp(time, "iu");
const renewalTime = new RegExp(
  String.raw`(?:um|für)\s(?:(?:jeweils|weitere[nr]?|maximal|höchstens|bis zu|je|eine?n?)\s){0,4}?(?:weitere[nr]?\s)?${time}|${time}\S*\s(?:verlänger|option)|verlängerungsoption\p{L}*\s\(?(?:[^\s\d.;]+\s){0,3}?${time}|verlängerung\s(?:von|um)\s(?:(?:jeweils|je|maximal|weitere[nr]?)\s){0,2}${time}|${time}\S*\s(?:in|als)\s(?:optionale[rn]?\s)?verlängerung`,
  "iu",
);
const rightWords = /(?:nutzungs|verwertungs|verwendungs)recht/i;
const rightTerms =
  /ausschließlich|einfache|räumlich|zeitlich|inhaltlich|unbeschränkt|unbegrenzt|übertr[aä]g|einräum|eingeräumt|buy-?out|nicht-?ausschließlich|überl[aä]ss/i;
/** Rights in what is handed in with an offer are a fact of the pitch. */
export const rightsOfPitch =
  /nicht (?:beauftragt|berücksichtigt|bezuschlagt)|unterlegene|eingereichte\w*\s(?:entw|konzept|angebot|idee|unterlag)|(?:entwürf|konzept|idee)\w*\sder\s(?:bieter|agentur|bewerber|teilnehm)|wettbewerbsbeitr|pitch/i;
const none = /\b(?:keine?n?|nicht|ohne|entfällt|verzichtet)\b/i;
const paymentWords =
  /zahlungsziel|zahlungsfrist|zahlbar|fällig|zahlung(?:en)?\s(?:\S+\s){0,5}?(?:erfolg|geleistet|innerhalb|binnen)|rechnung\S*\s(?:\S+\s){0,8}?(?:beglichen|bezahlt|gezahlt|zu zahlen|ausgeglichen|innerhalb|binnen)|begleich/iu;
const daysPattern = new RegExp(
  String.raw`(?<count>${numberPattern})\s{0,2}-?\s?(?:kalender|werk|bank|arbeits)?tag`,
  "giu",
);
const liabilityWords = /(?<!mängel)haft(?:et|en|ung)\b/i;
const liabilityTerms =
  /unbeschränkt|unbegrenzt|beschränkt|begrenzt|höchstbetrag|haftungsgrenze|haftungsobergrenze|summenmäßig|höchstens|maximal|freistell|stellt\s(?:\S+\s){0,6}?frei/iu;

const penaltyName = String.raw`\p{L}*(?:strafe|pönale)n?`;
/** "für nicht vereinbarte Teile", "wird nicht verzichtet", "wird verzichtet, wenn …" leave the penalty where it is. */
const noPenalty = new RegExp(
  String.raw`(?:strafe|pönale)n?\s(?:\S+\s){0,8}?nicht\s(?:vereinbart|erhoben|verlangt|gefordert|vorgesehen)(?!\p{L})|keine\s(?:\S+\s)?${penaltyName}\s(?:\S+\s){0,8}?(?:vereinbart|vorgesehen)(?!\p{L})|auf\s(?:(?:eine|die)\s)?(?:\S+\s)?${penaltyName}\s(?:\S+\s){0,8}?(?<!(?:nicht|keineswegs|keinesfalls)\s)verzichtet(?!\p{L}|,?\s(?:wenn|sofern|soweit|falls)\s)|verzichtet\sauf\s(?:(?:eine|die)\s)?(?:\S+\s)?${penaltyName}(?!\p{L})`,
  "iu",
);

/** Terms of the contract: how long, renewal, rights, penalty, payment, liability. */
export function readContractTerms(text: string): ItemFinding[] {
  const findings = termFindings(text, (words) => [
    ...durationOf(words),
    ...renewalOf(words),
    ...rightsOf(words),
    ...penaltyOf(words),
    ...paymentOf(words),
    ...liabilityOf(words),
  ]);
  return findings.filter((finding) => !isLongestOfAll(finding, findings));
}

/** "Die maximale Vertragslaufzeit beträgt 4 Jahre" beside a renewal or a shorter time counts the renewals in. */
function isLongestOfAll(finding: ItemFinding, findings: readonly ItemFinding[]): boolean {
  if (finding.type !== "contract" || finding.kind !== "duration") return false;
  if (finding.confidence !== confidenceOfMost) return false;
  const { months = 0 } = finding;
  return findings.some(
    (other) =>
      other.type === "contract" &&
      (other.kind === "renewal" ||
        (other.kind === "duration" && other.months !== undefined && other.months < months)),
  );
}

function durationOf(words: string): ContractTerm[] {
  const named = durationWords.exec(words);
  if (!named || otherTime.test(words)) return [];
  // What stands behind "verlängert" is the renewal, and all of "… bis 2030 zu verlängern".
  if (/\szu verlängern/i.test(words)) return [];
  const most = mostWords.test(words.slice(Math.max(0, named.index - 25), named.index + 60));
  // The longest time with all renewals is no duration, and neither is the time that an amount is for.
  if (most && /verläng|menge|volumen/i.test(words)) return [];
  const rest = words.slice(named.index);
  const verb = rest.search(renewalWords);
  const start = rest.search(renewalStart);
  const renewal = verb < 0 || start < 0 ? verb : Math.min(verb, start);
  const end = Math.min(
    named.index + named[0].length + reach,
    renewal < 0 ? words.length : named.index + renewal,
  );
  const before = words.slice(Math.max(0, named.index - reachBefore), named.index);
  const behind = words.slice(named.index, end);
  const months =
    monthsOf(timePattern.exec(behind)) ??
    monthsBetween(behind) ??
    monthsOf(timePattern.exec(before));
  if (months === undefined) return [];
  return [
    {
      item: { type: "contract", kind: "duration", months },
      confidence: most ? confidenceOfMost : 0.85,
      at: named.index,
    },
  ];
}

function renewalOf(words: string): ContractTerm[] {
  const named = renewalWords.exec(words);
  if (!named || noRenewal.test(words)) return [];
  const isRenewal = /verläng/i.test(words) || /laufzeit|vertrag/i.test(words);
  const months = monthsOf(renewalTime.exec(words));
  if (
    !isRenewal ||
    (months === undefined && renewalElsewhere.test(words)) ||
    (months === undefined &&
      !/verlängerungsoption|verlängert sich|malige\S*\s(?:vertrags)?verlänger|option\S*\s(?:\S+\s){0,4}?verläng/i.test(
        words,
      ))
  ) {
    return [];
  }
  return [
    {
      item: { type: "contract", kind: "renewal", ...(months !== undefined && { months }) },
      confidence: months === undefined ? 0.6 : 0.85,
      at: named.index,
    },
  ];
}

function monthsOf(match: RegExpExecArray | null): number | undefined {
  const groups = match?.groups;
  const count = numberIn(groups?.["count"] ?? "");
  const unit = (groups?.["unit"] ?? "").toLowerCase();
  if (count === undefined || count === 0) return undefined;
  if (unit === "jahr") return count <= 20 ? count * 12 : undefined;
  return unit === "monat" && count <= 240 ? count : undefined;
}

function rightsOf(words: string): ContractTerm[] {
  const at = words.search(rightWords);
  if (at < 0 || !rightTerms.test(words) || rightsOfPitch.test(words)) return [];
  return [{ item: { type: "contract", kind: "rights" }, confidence: 0.8, at }];
}

function penaltyOf(words: string): ContractTerm[] {
  const at = words.search(penaltyWords);
  if (at < 0 || noPenalty.test(words)) return [];
  const penalty = penaltyIn(words);
  if (penalty) return [{ item: withinQuote(penalty, words, at), confidence: 0.85, at }];
  return none.test(words) || !/verwirk|zahl|vereinbart|fällig|schuldet|höhe/i.test(words)
    ? []
    : [{ item: { type: "contract", kind: "penalty" }, confidence: 0.6, at }];
}

/** Of a long sentence a stretch is quoted: a figure beyond it could not be proven. */
function withinQuote({ capPercent, ...rate }: Penalty, words: string, at: number): ContractItem {
  const { from, to } = quotedStretch(words, at);
  const isQuoted = (value: Penalty) =>
    isValueInQuote({ type: "contract", kind: "penalty", ...value }, words.slice(from, to));
  return {
    type: "contract",
    kind: "penalty",
    ...(isQuoted(rate) && rate),
    ...(capPercent !== undefined && isQuoted({ capPercent }) && { capPercent }),
  };
}

function paymentOf(words: string): ContractTerm[] {
  const at = words.search(paymentWords);
  if (at < 0 || /bürgschaft|angebot\S* fällig|mahn/i.test(words)) return [];
  const days = Array.from(words.matchAll(daysPattern))
    // "14 Tagen mit 2 % Skonto": the discount has a shorter time.
    .filter(
      ({ index, 0: match }) => !/^\S*[^,;]{0,30}skonto/i.test(words.slice(index + match.length)),
    )
    .filter(({ index }) => !/skonto[^,;]{0,25}$/i.test(words.slice(0, index)))
    .map(({ groups }) => numberIn(groups?.["count"] ?? ""))
    .filter((count) => count !== undefined && count > 0 && count <= 180);
  const longest = Math.max(...days.map((count) => count ?? 0));
  if (days.length === 0) return [];
  return [{ item: { type: "contract", kind: "payment", days: longest }, confidence: 0.85, at }];
}

function liabilityOf(words: string): ContractTerm[] {
  const at = words.search(liabilityWords);
  if (at < 0 || !liabilityTerms.test(words) || /haftpflicht|versicher/i.test(words)) return [];
  return [{ item: { type: "contract", kind: "liability" }, confidence: 0.7, at }];
}
