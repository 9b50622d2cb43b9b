import { addDays, addMonths } from "@tc/domain";
import type { ContractTerms } from "./contract-terms.ts";
import { DayWeights } from "./day-weights.ts";

/** published-end: BT-537 without renewals; computed: from a term, or with renewals; rhythm: the buyer's usual gap alone */
export const retenderBases = ["published-end", "computed", "rhythm"] as const;
export type RetenderBasis = (typeof retenderBases)[number];

export interface Stretch {
  /** YYYY-MM-DD, both included */
  readonly from: string;
  readonly to: string;
}

/** When the next call is to be expected, as published days; never that there will be one. */
export interface RetenderWindow {
  readonly basis: RetenderBasis;
  /** Holds 85 % by its own distribution, so that four of five calls fall into it */
  readonly possible: Stretch;
  /** Holds one of two */
  readonly core: Stretch;
  /** Without any renewal; undefined for a rhythm */
  readonly contractEnd?: string;
  /** With every renewal, where there are any */
  readonly latestEnd?: string;
  /** How long before the end the call is expected, in months */
  readonly lead?: { readonly low: number; readonly high: number; readonly changes: number };
  readonly rhythm?: { readonly calls: number; readonly months: number };
}

/** What earlier changes of the same buyer tell. */
export interface BuyerHabits {
  /** Months from a call to the end of the contract that it followed; negative: after it */
  readonly leads: readonly number[];
  /** Days of the calls for the same service, the latest of them for this contract */
  readonly callDays: readonly string[];
}

/** Start values of docs/methods/retender.md, which says why none of them is learnt. */
const drawn = 0.65;
const usualLead = { months: 5, spread: 2.8, between: 2.2 };
const late = { share: 0.1, months: 9 };
const early = { share: 0.06, from: 0.4 };
const rhythmRules = { calls: 3, factor: 1.6, spreadMonths: 4, spreadShare: 0.15 };
const daysOfMonth = 30.44;
const possibleShare = 0.85;
const coreShare = 0.5;

export function retenderWindow(
  terms: ContractTerms,
  habits: BuyerHabits = { leads: [], callDays: [] },
): RetenderWindow | undefined {
  const { endsOn } = terms;
  return endsOn === undefined ? rhythmWindow(habits) : endWindow({ ...terms, endsOn }, habits);
}

/** Each day on which the contract may end, with its share; the first is its own end. */
export function possibleEnds(
  { renewals }: ContractTerms,
  endsOn: string,
): { readonly day: string; readonly share: number }[] {
  const count = renewals?.count ?? 0;
  return Array.from({ length: count + 1 }, (_, at) => ({
    day: addMonths(endsOn, at * (renewals?.months ?? 0)),
    share: drawn ** at * (at === count ? 1 : 1 - drawn),
  }));
}

function endWindow(
  terms: ContractTerms & { readonly endsOn: string },
  { leads }: BuyerHabits,
): RetenderWindow {
  const ends = possibleEnds(terms, terms.endsOn);
  const lead = leadAfter(leads);
  const origin = terms.startsOn;
  const weights = new DayWeights();
  for (const { day, share } of ends) {
    const end = daysBetween(origin, day);
    weights.addNormal(
      end - lead.mean * daysOfMonth,
      lead.sd * daysOfMonth,
      share * (1 - late.share - early.share),
    );
    weights.addEven(end, end + late.months * daysOfMonth, share * late.share);
    weights.addEven(end * early.from, end, share * early.share);
  }
  const latest = ends.at(-1)!.day;
  return {
    basis: terms.endsBy === "BT-537" && terms.renewals === undefined ? "published-end" : "computed",
    ...stretches(origin, weights),
    contractEnd: terms.endsOn,
    ...(latest !== terms.endsOn && { latestEnd: latest }),
    lead: {
      low: round(lead.mean - 1.28 * lead.sd),
      high: round(lead.mean + 1.28 * lead.sd),
      changes: leads.length,
    },
  };
}

function rhythmWindow({ callDays }: BuyerHabits): RetenderWindow | undefined {
  const days = callDays.toSorted();
  const last = days.at(-1);
  const gaps = days
    .slice(1)
    .map((day, at) => daysBetween(days[at]!, day))
    .toSorted((a, b) => a - b);
  if (last === undefined || days.length < rhythmRules.calls) return undefined;
  const [shortest, longest] = [gaps[0]!, gaps.at(-1)!];
  if (shortest < 180 || longest > shortest * rhythmRules.factor) return undefined;
  const median = medianOf(gaps);
  const deviation = gaps.reduce((sum, gap) => sum + Math.abs(gap - median), 0) / gaps.length;
  const sd = Math.max(
    rhythmRules.spreadMonths * daysOfMonth,
    rhythmRules.spreadShare * median,
    1.5 * deviation,
  );
  const weights = new DayWeights();
  weights.addNormal(median, sd, 1);
  return {
    basis: "rhythm",
    ...stretches(last, weights),
    rhythm: { calls: days.length, months: Math.round(median / daysOfMonth) },
  };
}

/** The buyer's lead: what is usual, moved by what it did before. */
function leadAfter(leads: readonly number[]): { readonly mean: number; readonly sd: number } {
  const prior = 1 / usualLead.between ** 2;
  const each = 1 / usualLead.spread ** 2;
  const precision = prior + leads.length * each;
  const sum = leads.reduce((total, months) => total + months, 0);
  return {
    mean: (usualLead.months * prior + sum * each) / precision,
    sd: Math.sqrt(usualLead.spread ** 2 + 1 / precision),
  };
}

function stretches(origin: string, weights: DayWeights) {
  const at = (share: number): Stretch => {
    const { from, to } = weights.shortestStretch(share);
    return { from: addDays(origin, from), to: addDays(origin, to) };
  };
  return { possible: at(possibleShare), core: at(coreShare) };
}

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

export function monthsBetween(from: string, to: string): number {
  return daysBetween(from, to) / daysOfMonth;
}

function round(months: number): number {
  return Math.round(months);
}
