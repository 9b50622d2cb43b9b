import { isDay } from "@tc/domain";
import { cuesIn } from "../deadlines/deadline-cues.ts";
import { currentMomentsIn } from "../deadlines/current-moments.ts";
import { readDeadlines } from "../deadlines/read-deadlines.ts";
import type {
  ContractItem,
  FormalityItem,
  ItemValue,
  PitchItem,
  ServiceItem,
} from "../items/document-item.ts";
import { isValueInQuote, numbersIn } from "../quotes/value-in-quote.ts";
import { formalityNames } from "../terms/formality-names.ts";
import { isWanted } from "../terms/formalities.ts";
import { penaltyIn } from "../terms/penalty.ts";
import type { RawItem } from "./raw-items.ts";
import { awardCriterion } from "./said-criterion.ts";
import { eligibility, isCounted } from "./said-eligibility.ts";
import { centsOf, isSaidOf, kindIn, maxName, says } from "./said-words.ts";

/**
 * What a model says of a quote, where the quote says it too: the kind by one of its words, each figure, date and name
 * by itself. Undefined for everything else. Of the page around it come the head of a column of weights, and the name of
 * the criterion that another is a part of.
 */
export function saidValue(raw: RawItem, quote: string, page: string): ItemValue | undefined {
  const value = valueOf(raw, quote, page);
  return value && isValueInQuote(value, quote) && namesIn(value).every((name) => says(quote, name))
    ? value
    : undefined;
}

function valueOf(raw: RawItem, quote: string, page: string): ItemValue | undefined {
  switch (raw.type) {
    case "deadline":
      return deadline(raw, quote);
    case "eligibility":
      return eligibility(raw, quote);
    case "award-criterion":
      return awardCriterion(raw, quote, page);
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

/**
 * Where the rules read the date in the quote, they say of what; else it has one date and words for one deadline alone. The
 * time is the quote's: a model that leaves it out would make the whole day of a deadline.
 */
function deadline({ kind, date, time }: RawItem, quote: string): ItemValue | undefined {
  if (date === undefined || !isDay(date)) return undefined;
  const moments = currentMomentsIn(quote);
  const moment = moments.find((each) => each.date === date);
  if (!moment || (time !== undefined && time !== moment.time)) return undefined;
  if (moments.some((other) => other.date === date && other.time !== moment.time)) return undefined;
  const byRules = readDeadlines(quote).flatMap((finding) =>
    finding.type === "deadline" && finding.date === date ? [finding.kind] : [],
  );
  const kinds = new Set(byRules.length > 0 ? byRules : cuesIn(quote).map((cue) => cue.kind));
  if (byRules.length === 0 && moments.length > 1) return undefined;
  const [only] = kinds;
  if (only === undefined || kinds.size > 1 || only !== kind) return undefined;
  return {
    type: "deadline",
    kind: only,
    date,
    ...(moment.time !== undefined && { time: moment.time }),
  };
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
  if (kind === "penalty") return penalty(percent, quote);
  const hasValue = [months, days].some((value) => value !== undefined);
  if (!hasValue && kind !== "rights" && kind !== "liability") return undefined;
  const isNamed = (clause: string) => contractWords[kind].test(clause);
  if (!isSaidOf(months, quote, isNamed, (clause) => spansIn(clause, "months"))) return undefined;
  if (!isSaidOf(days, quote, isNamed, (clause) => spansIn(clause, "days"))) return undefined;
  return {
    type: "contract",
    kind,
    ...(months !== undefined && { months }),
    ...(days !== undefined && { days }),
  };
}

/** A model may take the most that a penalty comes to for its rate: the rules tell them apart, and name the rest of it. */
function penalty(percent: number | undefined, quote: string): ItemValue | undefined {
  const penaltyOfQuote = penaltyIn(quote);
  if (percent === undefined || penaltyOfQuote?.percent !== percent) return undefined;
  return { type: "contract", kind: "penalty", ...penaltyOfQuote };
}

const spans = {
  months: [
    [/^Monat/iu, 1],
    [/^Jahr/iu, 12],
  ],
  days: [
    [/^(?:\p{L}*tage?n?)(?!\p{L})/iu, 1],
    [/^Woche/iu, 7],
  ],
} as const;

function spansIn(clause: string, unit: keyof typeof spans): number[] {
  return numbersIn(clause).flatMap(({ value, tail }) =>
    spans[unit].flatMap(([words, times]) => (words.test(tail) ? [value * times] : [])),
  );
}

const formalityKinds = ["form", "proof", "format", "submission"] as const;

/** Under the name that rules use for it, where they know it */
function formality(raw: RawItem, quote: string): ItemValue | undefined {
  const kind: FormalityItem["kind"] | undefined = formalityKinds.find((each) => each === raw.kind);
  if (!kind) return undefined;
  for (const usual of formalityNames) {
    const match = usual.pattern.exec(quote);
    if (!match) continue;
    if (!isWanted(quote, usual, match)) return undefined;
    return { type: "formality", kind: usual.kind, name: usual.name };
  }
  const { name } = raw;
  // Of papers that no list knows the words of a refusal are not known either.
  if (name === undefined || name.length > maxName || denial.test(quote)) return undefined;
  return says(quote, name) ? { type: "formality", kind, name } : undefined;
}

const denial = /(?<!\p{L})(?:nicht|kein\p{L}{0,3}|ohne|entfällt|verzichtet)(?!\p{L})/iu;

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
  if (!isCounted(count, quote)) return undefined;
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

/** Names that are shown as the value's own */
function namesIn(value: ItemValue): readonly string[] {
  if (value.type !== "award-criterion") return [];
  return [value.name];
}
