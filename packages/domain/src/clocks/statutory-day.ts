import { addDays, addMonths } from "../calendar/days.ts";
import { isBusinessDay } from "../calendar/german-holidays.ts";
import type { ClockFacts, ClockName, ClockRule } from "./clock-rule.ts";
import { clockRules } from "./clock-rules.ts";

export interface StatutoryDay {
  /** The last day of the clock, YYYY-MM-DD; for least deadlines the earliest lawful one */
  readonly day: string;
  /** The business day it moves to, where the law moves it */
  readonly movedTo?: string;
  readonly rule: ClockRule;
}

/**
 * The day on which a statutory clock ends that counts from the day after `eventOn`. Undefined where no rule of the
 * table holds. Of several that the facts leave possible the shortest counts, so nobody is blamed on a guess.
 */
export function statutoryDay(
  clock: ClockName,
  eventOn: string,
  facts: ClockFacts,
): StatutoryDay | undefined {
  const rules = clockRules.filter((rule) => rule.clock === clock && isValid(rule, eventOn));
  const possible = rules.filter((rule) => !rule.isExtension && mayHold(rule, facts));
  const rule = possible.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];
  if (!rule) return undefined;
  const extension = rules
    .filter((other) => other.isExtension && mayHold(other, facts) && isSure(other, facts))
    .reduce((days, other) => days + lengthOf(other), 0);
  const day = addDays(endOf(rule, eventOn), extension);
  const movedTo = rule.moves ? nextBusinessDay(day) : day;
  return { day, ...(movedTo !== day && { movedTo }), rule };
}

function isValid({ validFrom, validTo }: ClockRule, day: string): boolean {
  return validFrom <= day && (validTo === undefined || day <= validTo);
}

const conditions = [
  "isUrgent",
  "isElectronic",
  "hasPlanningNotice",
  "isAgreed",
  "hasGuardedDocuments",
] as const;

/** No fact speaks against it. */
function mayHold({ when }: ClockRule, facts: ClockFacts): boolean {
  if (!when.regimes.includes(facts.regime)) return false;
  if (when.procedures && (!facts.procedure || !when.procedures.includes(facts.procedure))) {
    return false;
  }
  return conditions.every(
    (name) => when[name] === undefined || facts[name] === undefined || when[name] === facts[name],
  );
}

/** Every fact it asks for is there. */
function isSure({ when }: ClockRule, facts: ClockFacts): boolean {
  return conditions.every((name) => when[name] === undefined || facts[name] !== undefined);
}

function lengthOf({ length }: ClockRule): number {
  return "days" in length ? length.days : length.months * 30;
}

function endOf({ length, direction }: ClockRule, eventOn: string): string {
  const sign = direction === "before" ? -1 : 1;
  return "days" in length
    ? addDays(eventOn, sign * length.days)
    : addMonths(eventOn, sign * length.months);
}

function nextBusinessDay(day: string): string {
  let next = day;
  while (!isBusinessDay(next)) next = addDays(next, 1);
  return next;
}
