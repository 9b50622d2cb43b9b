import { isSure, lotIdOf } from "@tc/documents";
import { requirementsOf } from "@tc/assessment";
import type { BareRequirement, RegimeCode } from "@tc/assessment";
import type { TenderQuote } from "@tc/contract";
import { isPlaceholder } from "@tc/domain";
import type { Money, Tender, TenderValues } from "@tc/domain";
import { currentItems, exactEuros, quotesOf } from "../../tender-checks/index.ts";
import type { FoundInput } from "../../tender-checks/index.ts";
import type { QuestionDraft } from "./draft.ts";
import { ruleOf } from "./question-rules.ts";
import { forLot, quotedWords } from "./question-words.ts";

interface TurnoverFinding {
  readonly cents: number;
  readonly lotId?: string;
  readonly quote: TenderQuote;
}

const mostTimes = 2;

/** One question a lot, of the highest demand: more than twice the published value, which alone is compared. */
export function turnoverQuestions(input: FoundInput, regime: RegimeCode): QuestionDraft[] {
  const rule = ruleOf("turnover", regime);
  if (!rule || hasDoubtfulValue(input.tender)) return [];
  const demands = [...ofNotice(input.tender), ...ofDocuments(input)];
  const byLot = Map.groupBy(demands, ({ lotId = "" }) => lotId);
  return Array.from(byLot.values(), (ofLot): QuestionDraft[] => {
    const demand = ofLot.toSorted((a, b) => b.cents - a.cents)[0];
    const value = demand && valueOf(input.tender, demand.lotId);
    if (!demand || !value || demand.cents <= mostTimes * value.mostCents) return [];
    const { cents, lotId, quote } = demand;
    return [
      {
        key: ["turnover", ...(lotId === undefined ? [] : [lotId])].join(":"),
        title: `Ist der Mindestumsatz${forLot(lotId)} zu hoch?`,
        reason: "unlawful",
        quotes: [quote],
        rule,
        note: `Verlangt: ${exactEuros(cents)}. Veröffentlichter Schätzwert: ${exactEuros(value.cents)}.`,
        draft: [
          `Sie verlangen${forLot(lotId)} einen Mindestjahresumsatz von ${exactEuros(cents)}: ${quotedWords(quote)}.`,
          `Der geschätzte Auftragswert beträgt laut Bekanntmachung ${exactEuros(value.cents)}.`,
          `Nach ${rule.law} darf der verlangte Mindestjahresumsatz das Zweifache des geschätzten Auftragswerts nur überschreiten, wenn aufgrund der Art der Leistung spezielle Risiken bestehen.`,
          "Wird die Anforderung angepasst, oder welche Risiken liegen ihr zugrunde?",
        ].join(" "),
      },
    ];
  }).flat();
}

function ofNotice(tender: Tender): TurnoverFinding[] {
  return requirementsOf(tender).flatMap((requirement) => {
    const cents = yearlyCents(requirement);
    const { demand } = requirement;
    if (cents === undefined) return [];
    return [{ cents, ...(demand.lotId !== undefined && { lotId: demand.lotId }), quote: demand }];
  });
}

function ofDocuments(input: FoundInput): TurnoverFinding[] {
  return currentItems(input, "eligibility").flatMap((item) => {
    const { judged, lot } = item;
    const [quote] = quotesOf([item], input);
    const cents = isSure(item) && judged?.isOfBidders ? yearlyCents(judged.requirement) : undefined;
    if (cents === undefined || !quote) return [];
    const lotId = lot === undefined ? undefined : lotIdOf(lot, input.tender.lots);
    // A lot that the notice does not have cannot be compared.
    if (lot !== undefined && lotId === undefined) return [];
    return [{ cents, ...(lotId !== undefined && { lotId }), quote }];
  });
}

/** Undefined unless it is surely demanded and of one year: the sum of three years is no yearly turnover. */
function yearlyCents(requirement: BareRequirement): number | undefined {
  const isYearly =
    requirement.kind === "turnover" && requirement.isSure && requirement.basis !== "sum";
  return isYearly ? requirement.cents : undefined;
}

/** What the notice itself contradicts is no value to hold a buyer against. */
function hasDoubtfulValue({ flags }: Tender): boolean {
  return flags.some((flag) =>
    [
      "value_placeholder",
      "value_out_of_range",
      "value_is_framework_maximum",
      "lot_sum_mismatch",
    ].includes(flag),
  );
}

interface Value {
  /** The published estimate */
  readonly cents: number;
  /** The most that the contract may be worth by the notice: a framework's maximum may lie above the estimate. */
  readonly mostCents: number;
}

/** Of the lot where the demand is one on it and the lot has a value, else of the whole; undefined where none is published. */
function valueOf({ values, lots }: Tender, lotId: string | undefined): Value | undefined {
  const ofLot = lots.find(({ id }) => id === lotId);
  const lotValue = ofLot && publishedIn(ofLot.values);
  if (lotValue) return lotValue;
  const parts = lots.filter(({ kind }) => kind !== "group").map((lot) => publishedIn(lot.values));
  const whole = publishedIn(values);
  const sum =
    parts.every((part) => part !== undefined) && parts.length > 0 ? total(parts) : undefined;
  if (!whole) return sum;
  return { cents: whole.cents, mostCents: Math.max(whole.mostCents, sum?.mostCents ?? 0) };
}

function total(parts: readonly Value[]): Value {
  return {
    cents: parts.reduce((sum, { cents }) => sum + cents, 0),
    mostCents: parts.reduce((sum, { mostCents }) => sum + mostCents, 0),
  };
}

function publishedIn({ estimated, frameworkMaximum }: TenderValues): Value | undefined {
  if (!isEuro(estimated)) return undefined;
  const maximum = isEuro(frameworkMaximum) ? frameworkMaximum.cents : 0;
  return { cents: estimated.cents, mostCents: Math.max(estimated.cents, maximum) };
}

function isEuro(money: Money | undefined): money is Money {
  return money !== undefined && money.currency === "EUR" && !isPlaceholder(money);
}
