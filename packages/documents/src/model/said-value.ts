import { isDay } from "@tc/domain";
import { cuesIn } from "../deadlines/deadline-cues.ts";
import { currentMomentsIn } from "../deadlines/current-moments.ts";
import type {
  AwardCriterionItem,
  ContractItem,
  EligibilityItem,
  FormalityItem,
  ItemValue,
  PitchItem,
  ServiceItem,
} from "../items/document-item.ts";
import { canonical, squash } from "../quotes/canonical.ts";
import { isValueInQuote } from "../quotes/value-in-quote.ts";
import { formalityNames } from "../terms/formality-names.ts";
import type { RawItem } from "./raw-items.ts";

/**
 * What a model says of a quote, where the quote says it too: the kind by one of its words, each figure, date and name
 * by itself. Undefined for everything else.
 */
export function saidValue(raw: RawItem, quote: string): ItemValue | undefined {
  const value = valueOf(raw, quote);
  return value && isValueInQuote(value, quote) && namesIn(value).every((name) => says(quote, name))
    ? value
    : undefined;
}

function valueOf(raw: RawItem, quote: string): ItemValue | undefined {
  switch (raw.type) {
    case "deadline":
      return deadline(raw, quote);
    case "eligibility":
      return eligibility(raw, quote);
    case "award-criterion":
      return awardCriterion(raw, quote);
    case "contract":
      return contract(raw, quote);
    case "formality":
      return formality(raw, quote);
    case "pitch":
      return pitch(raw, quote);
    case "service":
      return service(raw);
    default:
      return undefined;
  }
}

/** The time is the quote's: a model that leaves it out would make the whole day of a deadline. */
function deadline({ kind, date, time }: RawItem, quote: string): ItemValue | undefined {
  if (date === undefined || !isDay(date)) return undefined;
  const moments = currentMomentsIn(quote).filter((moment) => moment.date === date);
  const [moment] = moments;
  const cue = cuesIn(quote).find((each) => each.kind === kind);
  if (!moment || !cue || moments.some((other) => other.time !== moment.time)) return undefined;
  if (time !== undefined && time !== moment.time) return undefined;
  return {
    type: "deadline",
    kind: cue.kind,
    date,
    ...(moment.time !== undefined && { time: moment.time }),
  };
}

const bidderWords = {
  turnover: /umsatz|umsätze/i,
  insurance: /versicher|deckung/i,
  references: /referenz|vergleichbar/i,
  certificates: /zertifi|\bISO\b|EMAS|siegel|qualifi|nachweis/i,
  team: /mitarbeit|person|beschäftig|team|fachkr|berufserfahrung|vollzeit/i,
  register: /register|eintragung|eingetragen|kammer/i,
} as const satisfies Record<EligibilityItem["kind"], RegExp>;

function eligibility(raw: RawItem, quote: string): ItemValue | undefined {
  const kind = kindIn(bidderWords, raw.kind, quote);
  if (!kind) return undefined;
  const { count, years, names } = raw;
  const cents = centsOf(raw.amount);
  const hasValue = [cents, count, years, names?.[0]].some((value) => value !== undefined);
  if (!hasValue && kind !== "register" && kind !== "references") return undefined;
  if (raw.amount !== undefined && cents === undefined) return undefined;
  return {
    type: "eligibility",
    kind,
    ...(cents !== undefined && { cents }),
    ...(count !== undefined && { count }),
    ...(years !== undefined && { years }),
    ...(names && names.length > 0 && { names }),
  };
}

const maxName = 120;

/** Whether its set is complete is told of all of them together. */
function awardCriterion(raw: RawItem, quote: string): ItemValue | undefined {
  const { name, parent, weightPercent, points } = raw;
  if (name === undefined || name.length > maxName || !/\p{L}{2}/u.test(name)) return undefined;
  if (parent !== undefined && parent.length > maxName) return undefined;
  if ((weightPercent === undefined) === (points === undefined)) return undefined;
  const isMeasured =
    weightPercent === undefined
      ? /punkt/i.test(quote)
      : weightPercent <= 100 && hasUnit(weightPercent, /\s{0,2}(?:%|Prozent|v\.\s?H\.)/y, quote);
  if (!isMeasured) return undefined;
  return {
    type: "award-criterion",
    kind: criterionKind(name),
    name,
    ...(weightPercent !== undefined && { weightPercent }),
    ...(points !== undefined && { points }),
    ...(parent !== undefined && { parent }),
    isComplete: false,
  };
}

function criterionKind(name: string): AwardCriterionItem["kind"] {
  if (/preis|honorar|entgelt/i.test(name)) return "price";
  return /kosten/i.test(name) ? "cost" : "quality";
}

/** "40" of "40 %", not of "40 Seiten" */
function hasUnit(number: number, unit: RegExp, quote: string): boolean {
  return [...quote.matchAll(/\d+(?:[.,]\d+)?/g)].some((match) => {
    unit.lastIndex = match.index + match[0].length;
    return Number(match[0].replace(",", ".")) === number && unit.test(quote);
  });
}

/** What the contract is worth is read by rules alone: too many amounts stand beside such words. */
const contractWords = {
  duration: /laufzeit|dauer|zeitraum|läuft|endet|befristet/i,
  renewal: /verläng|option/i,
  rights: /recht/i,
  penalty: /strafe|pönale|malus/i,
  payment: /zahl|fällig|rechnung|beglich/i,
  liability: /haft|freistell/i,
} as const satisfies Record<Exclude<ContractItem["kind"], "value" | "maximum">, RegExp>;

function contract(raw: RawItem, quote: string): ItemValue | undefined {
  const kind = kindIn(contractWords, raw.kind, quote);
  if (!kind) return undefined;
  const { months, days, percent } = raw;
  const hasValue = [months, days, percent].some((value) => value !== undefined);
  if (!hasValue && kind !== "rights" && kind !== "liability") return undefined;
  return {
    type: "contract",
    kind,
    ...(months !== undefined && { months }),
    ...(days !== undefined && { days }),
    ...(percent !== undefined && { percent }),
  };
}

const formalityKinds = ["form", "proof", "format", "submission"] as const;
const notWanted = /(?<!\p{L})(?:nicht|kein\p{L}{0,3}|ohne|entfällt|verzichtet)(?!\p{L})/iu;

/** Under the name that rules use for it, where they know it */
function formality(raw: RawItem, quote: string): ItemValue | undefined {
  const kind: FormalityItem["kind"] | undefined = formalityKinds.find((each) => each === raw.kind);
  if (!kind || notWanted.test(quote)) return undefined;
  const usual = formalityNames.find(({ pattern }) => pattern.test(quote));
  if (usual) return { type: "formality", kind: usual.kind, name: usual.name };
  const { name } = raw;
  if (name === undefined || name.length > maxName || !says(quote, name)) return undefined;
  return { type: "formality", kind, name };
}

const pitchWords = {
  presentation: /präsent|vorstell|pitch|gespräch/i,
  draft: /entw[uü]rf|skizz|konzept|probe|muster|idee|layout|storyboard|moodboard/i,
  fee: /vergüt|honorar|entschäd|erstatt/i,
  "no-fee": /vergüt|honorar|entschäd|erstatt|kosten|unentgelt/i,
  invited: /bewerber|bieter|unternehmen|agentur|teilnehmer/i,
  rights: /recht/i,
} as const satisfies Record<PitchItem["kind"], RegExp>;
const unpaid = /kein|nicht|unentgelt|kostenlos|kostenfrei|ohne/i;

function pitch(raw: RawItem, quote: string): ItemValue | undefined {
  const kind = kindIn(pitchWords, raw.kind, quote);
  if (!kind) return undefined;
  const { count } = raw;
  const cents = centsOf(raw.amount);
  if (raw.amount !== undefined && cents === undefined) return undefined;
  if (kind === "invited" && count === undefined) return undefined;
  if (kind !== "rights" && (kind === "no-fee") !== unpaid.test(quote)) return undefined;
  return {
    type: "pitch",
    kind,
    ...(cents !== undefined && { cents }),
    ...(count !== undefined && { count }),
  };
}

const serviceKinds = ["subject", "scope", "quantity"] as const;

function service(raw: RawItem): ItemValue | undefined {
  const kind: ServiceItem["kind"] | undefined = serviceKinds.find((each) => each === raw.kind);
  return kind && { type: "service", kind };
}

function kindIn<Kind extends string>(
  words: Readonly<Record<Kind, RegExp>>,
  wanted: string,
  quote: string,
): Kind | undefined {
  const kinds = Object.keys(words) as Kind[];
  return kinds.find((kind) => kind === wanted && words[kind].test(quote));
}

function centsOf(euros: number | undefined): number | undefined {
  const cents = Math.round((euros ?? Number.NaN) * 100);
  return Number.isSafeInteger(cents) && cents > 0 ? cents : undefined;
}

/** Names that are shown as the value's own */
function namesIn(value: ItemValue): readonly string[] {
  if (value.type !== "award-criterion") return [];
  return value.parent === undefined ? [value.name] : [value.name, value.parent];
}

function says(quote: string, name: string): boolean {
  const words = squashed(name);
  return words !== "" && squashed(quote).includes(words);
}

function squashed(text: string): string {
  return squash(canonical(text)).text.toLowerCase();
}
