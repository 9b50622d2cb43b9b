import { bidDeadlines, isPlaceholder, urgentAt } from "@tc/domain";
import type { Deadline, Money, Tender } from "@tc/domain";
import { placeCodes } from "../places/place-codes.ts";
import { isOutOfRange } from "./value-range.ts";
import { outcomeOf } from "./tender-content.ts";

export type ListValue = Money & { readonly kind: "estimated" | "awarded" | "framework-maximum" };

/** What lists, filters and statistics need of a tender. */
export interface TenderSummary {
  readonly mainCpv?: string;
  readonly cpv: readonly string[];
  /** With the Land that postcode or town tell where no code does */
  readonly nuts: readonly string[];
  /** First and last bid deadline, each by its earlier reading; equal where there is one. */
  readonly deadline?: Deadline;
  readonly lastDeadline?: Deadline;
  readonly value?: ListValue;
  readonly sources: readonly string[];
  readonly awards: readonly AwardSummary[];
}

export interface AwardSummary {
  readonly lotId: string;
  readonly outcome?: string;
  readonly offersReceived?: number;
  readonly offersReceivedCode?: string;
  /** Absent where it is a placeholder, out of range or a framework's maximum: such amounts stay out of statistics. */
  readonly value?: Money;
  readonly awardedOn?: string;
}

export function tenderSummary(tender: Tender): TenderSummary {
  const cpv = unique([...tender.cpv, ...tender.lots.flatMap((lot) => lot.cpv)]);
  const deadlines = bidDeadlines(tender).map((bid) => ({ ...bid, at: urgentAt(bid) }));
  const [deadline, lastDeadline] = [deadlines[0], deadlines.at(-1)];
  const value = listValue(tender);
  return {
    ...(cpv[0] !== undefined && { mainCpv: cpv[0] }),
    cpv,
    nuts: placeCodes(tender),
    ...(deadline && { deadline }),
    ...(lastDeadline && { lastDeadline }),
    ...(value && { value }),
    sources: unique(tender.notices.flatMap((notice) => notice.sources)).toSorted(),
    awards:
      tender.stage === "planned"
        ? []
        : tender.results.map((result) => awardSummary(result, tender)),
  };
}

/** The amount that stands for a tender in lists: awarded, else estimated, else a framework's maximum, named as such. */
function listValue(tender: Tender): ListValue | undefined {
  const { values, lots, results } = tender;
  const maxima = maximaOf(tender);
  const worth = (money: Money | undefined) =>
    money && maxima.has(amountOf(money)) ? undefined : usable(money);
  const awarded = tender.stage === "awarded" && worth(values.total);
  if (awarded) return { ...awarded, kind: "awarded" };
  const sumAwarded =
    tender.stage === "awarded" &&
    sum(results.map((result) => (isOutOfRange(result, tender) ? undefined : worth(result.value))));
  if (sumAwarded) return { ...sumAwarded, kind: "awarded" };
  const estimated =
    worth(values.estimated) ??
    (values.estimated ? undefined : sum(lots.map((lot) => worth(lot.values.estimated))));
  if (estimated) return { ...estimated, kind: "estimated" };
  const maximum =
    usable(values.frameworkMaximum) ??
    usable(values.resultFrameworkMaximum) ??
    sum(lots.map((lot) => usable(lot.values.frameworkMaximum)));
  return maximum && { ...maximum, kind: "framework-maximum" };
}

/** Of the whole and of its parts: with one lot the maximum often stands at the lot and the value at the procedure. */
function maximaOf({ values, lots, results }: Tender): ReadonlySet<string> {
  const maxima = [
    ...[values, ...lots.map((lot) => lot.values)].flatMap((scope) => [
      scope.frameworkMaximum,
      scope.resultFrameworkMaximum,
    ]),
    ...results.map((result) => result.frameworkMaximum),
  ];
  return new Set(maxima.flatMap((money) => (money ? [amountOf(money)] : [])));
}

function amountOf({ cents, currency }: Money): string {
  return `${cents} ${currency}`;
}

function awardSummary(result: Tender["results"][number], tender: Tender): AwardSummary {
  const outcome = outcomeOf(result);
  const value = isOutOfRange(result, tender)
    ? undefined
    : usable(result.value, result.frameworkMaximum);
  const awardedOn = result.contractOn ?? result.decidedOn;
  return {
    lotId: result.lotId,
    ...(outcome && { outcome }),
    ...(result.offersReceived !== undefined && { offersReceived: result.offersReceived }),
    ...(result.offersReceivedCode !== undefined && {
      offersReceivedCode: result.offersReceivedCode,
    }),
    ...(value && { value }),
    ...(awardedOn !== undefined && { awardedOn }),
  };
}

/** undefined for fillers and for a value that repeats the framework's maximum. */
function usable(money: Money | undefined, maximum?: Money): Money | undefined {
  if (!money || isPlaceholder(money)) return undefined;
  if (maximum && amountOf(maximum) === amountOf(money)) return undefined;
  return money;
}

/** Only where every part is there and in one currency. */
function sum(parts: readonly (Money | undefined)[]): Money | undefined {
  const [first] = parts;
  if (!first) return undefined;
  let cents = 0;
  for (const part of parts) {
    if (!part || part.currency !== first.currency) return undefined;
    cents += part.cents;
  }
  return Number.isSafeInteger(cents) ? { cents, currency: first.currency } : undefined;
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}
