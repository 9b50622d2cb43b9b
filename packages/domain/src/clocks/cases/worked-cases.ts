import type { ClockFacts, ClockName } from "../clock-rule.ts";

/** Day of the event, last day of the clock, and the day it moves to. `undefined` as the last day: there is no clock. */
type Case = readonly [eventOn: string, day: string | undefined, movedTo?: string];

/**
 * Written from the statutes and the calendar, without the code that they test. What they rest on:
 * The day of the event does not count (§ 187 (1) BGB, Article 3 (1) of Regulation 1182/71), so n days end n days later.
 * 35 days are five weeks, so the weekday stays; 30 days are four weeks and two days.
 * Easter Sunday: 5 April 2026, 28 March 2027, 16 April 2028. February has 29 days in 2028 alone.
 * Weekdays: 1 January is a Thursday in 2026, a Friday in 2027, a Saturday in 2028.
 */
export interface WorkedCases {
  readonly law: string;
  readonly clock: ClockName;
  readonly facts: ClockFacts;
  /** How a lawyer counts it */
  readonly why: string;
  readonly cases: readonly Case[];
}

const plain = {
  regime: "vgv",
  isUrgent: false,
  isElectronic: false,
  hasPlanningNotice: false,
  isAgreed: false,
  hasGuardedDocuments: false,
} as const;
export const open = { ...plain, procedure: "open" } as const;
export const stages = { ...plain, procedure: "neg-w-call" } as const;
export const urgent = { isUrgent: true } as const;
export const electronic = { isElectronic: true } as const;
