import type { ClockFacts, ClockName } from "./clock-rule.ts";

/** Day of the event, last day of the clock, and the day it moves to. `undefined` as the last day: there is no clock. */
type Case = readonly [eventOn: string, day: string | undefined, movedTo?: string];

export interface WorkedCases {
  readonly law: string;
  readonly clock: ClockName;
  readonly facts: ClockFacts;
  /** How a lawyer counts it */
  readonly why: string;
  readonly cases: readonly Case[];
}

const known = {
  regime: "vgv",
  isUrgent: false,
  isElectronic: false,
  hasPlanningNotice: false,
  isAgreed: false,
  hasGuardedDocuments: false,
} as const;
const open = { ...known, procedure: "open" } as const;
const stages = { ...known, procedure: "neg-w-call" } as const;
const urgent = { isUrgent: true } as const;
const electronic = { isElectronic: true } as const;

/**
 * Written from the statutes and the calendar, without the code that they test. What they rest on:
 * The day of the event does not count (§ 187 (1) BGB, Article 3 (1) of Regulation 1182/71), so n days end n days later.
 * 35 days are five weeks, so the weekday stays; 30 days are four weeks and two days.
 * Easter Sunday: 5 April 2026, 28 March 2027, 16 April 2028. February has 29 days in 2028 alone.
 * Weekdays: 1 January is a Thursday in 2026, a Friday in 2027, a Saturday in 2028.
 */
export const workedCases: readonly WorkedCases[] = [
  {
    law: "§ 15 Abs. 2 VgV",
    clock: "offer",
    facts: open,
    why: "35 days from the day after dispatch, offers on paper, nothing urgent. Saturdays, Sundays and holidays move to the next business day (§ 82 VgV, Regulation 1182/71).",
    cases: [
      ["2027-02-01", "2027-03-08"], // Monday to Monday: 28 days to 1 March, 7 more
      ["2027-02-05", "2027-03-12"], // Friday to Friday
      ["2028-02-01", "2028-03-07"], // leap year: 29 days to 1 March, 6 more
      ["2027-02-06", "2027-03-13", "2027-03-15"], // a Saturday
      ["2027-02-19", "2027-03-26", "2027-03-30"], // Good Friday, weekend, Easter Monday
      ["2026-11-20", "2026-12-25", "2026-12-28"], // Christmas on a Friday
      ["2026-11-27", "2027-01-01", "2027-01-04"], // New Year on a Friday
      ["2026-04-09", "2026-05-14", "2026-05-15"], // Ascension Day
      ["2027-09-06", "2027-10-11"], // 30 days to 6 October, 5 more
      ["2026-09-19", "2026-10-24", "2026-10-26"], // the Saturday before summer time ends
    ],
  },
  {
    law: "§ 15 Abs. 4 VgV",
    clock: "offer",
    facts: { ...open, ...electronic },
    why: "Five days less, where offers may be sent electronically: 30 days.",
    cases: [
      ["2027-02-01", "2027-03-03"],
      ["2028-02-01", "2028-03-02"], // leap year
      ["2027-02-04", "2027-03-06", "2027-03-08"], // a Saturday
      ["2027-02-26", "2027-03-28", "2027-03-30"], // Easter Sunday, which summer time begins on
      ["2027-10-25", "2027-11-24"], // over the end of summer time
      ["2026-10-20", "2026-11-19"],
      ["2027-03-01", "2027-03-31"], // over the begin of summer time
      ["2026-12-01", "2026-12-31"], // the last day of a year
      ["2026-12-02", "2027-01-01", "2027-01-04"],
      ["2027-01-31", "2027-03-02"], // from the end of January over all of February
      ["2028-01-30", "2028-02-29"], // ends on the leap day
      ["2028-01-31", "2028-03-01"],
      ["2027-04-01", "2027-05-01", "2027-05-03"], // Labour Day, a Saturday
      ["2027-04-06", "2027-05-06", "2027-05-07"], // Ascension Day
      ["2027-04-17", "2027-05-17", "2027-05-18"], // Whit Monday
      ["2026-09-03", "2026-10-03", "2026-10-05"], // German Unity Day, a Saturday
      ["2027-09-03", "2027-10-03", "2027-10-04"], // the same, a Sunday
      ["2028-09-03", "2028-10-03", "2028-10-04"], // the same, a Tuesday
      ["2028-11-25", "2028-12-25", "2028-12-27"], // both days of Christmas
      ["2028-11-26", "2028-12-26", "2028-12-27"],
      ["2026-11-25", "2026-12-25", "2026-12-28"],
    ],
  },
  {
    law: "§ 15 Abs. 3 VgV",
    clock: "offer",
    facts: { ...open, ...urgent },
    why: "15 days where urgency makes the usual deadline impossible.",
    cases: [
      ["2027-02-01", "2027-02-16"],
      ["2027-02-05", "2027-02-20", "2027-02-22"], // a Saturday
      ["2027-02-06", "2027-02-21", "2027-02-22"], // a Sunday
      ["2028-02-15", "2028-03-01"], // leap year: 14 days to the 29th, one more
      ["2027-02-15", "2027-03-02"],
      ["2027-03-12", "2027-03-27", "2027-03-30"], // the Saturday of Easter
      ["2026-12-11", "2026-12-26", "2026-12-28"],
      ["2026-12-16", "2026-12-31"],
    ],
  },
  {
    law: "§ 15 Abs. 3 VgV",
    clock: "offer",
    facts: { ...open, ...urgent, ...electronic },
    why: "The five days of Abs. 4 shorten the deadline of Abs. 2 alone, not the urgent one.",
    cases: [
      ["2027-02-01", "2027-02-16"],
      ["2026-11-26", "2026-12-11"],
    ],
  },
  {
    law: "§ 38 Abs. 3 VgV",
    clock: "offer",
    facts: { ...open, hasPlanningNotice: true },
    why: "15 days after a planning notice of 35 days to 12 months before.",
    cases: [
      ["2027-02-01", "2027-02-16"],
      ["2026-04-21", "2026-05-06"],
      ["2026-05-01", "2026-05-16", "2026-05-18"], // a Saturday
      ["2026-05-10", "2026-05-25", "2026-05-26"], // Whit Monday
    ],
  },
  {
    law: "§ 15 Abs. 4 VgV",
    clock: "offer",
    facts: { ...open, ...electronic, hasGuardedDocuments: true },
    why: "30 days, and five more for documents that are not freely there (§ 41 Abs. 2 und 3 VgV).",
    cases: [
      ["2027-02-01", "2027-03-08"],
      ["2026-11-20", "2026-12-25", "2026-12-28"],
    ],
  },
  {
    law: "§ 15 Abs. 2 VgV",
    clock: "offer",
    facts: { ...open, hasGuardedDocuments: true },
    why: "35 days and five more: 40.",
    cases: [["2027-02-01", "2027-03-13", "2027-03-15"]],
  },
  {
    law: "§ 15 Abs. 3 VgV",
    clock: "offer",
    facts: { ...open, ...urgent, hasGuardedDocuments: true },
    why: "§ 41 lengthens no urgent deadline.",
    cases: [["2027-02-01", "2027-02-16"]],
  },
  {
    law: "§ 16 Abs. 2, § 17 Abs. 2 VgV",
    clock: "participation",
    facts: stages,
    why: "Requests to participate in a negotiated procedure: 30 days, electronic or not.",
    cases: [
      ["2027-02-01", "2027-03-03"],
      ["2028-02-01", "2028-03-02"],
      ["2027-02-26", "2027-03-28", "2027-03-30"],
      ["2026-12-02", "2027-01-01", "2027-01-04"],
      ["2027-04-06", "2027-05-06", "2027-05-07"],
      ["2026-03-04", "2026-04-03", "2026-04-07"], // Good Friday to the Tuesday after Easter
      ["2026-02-01", "2026-03-03"],
    ],
  },
  {
    law: "§ 16 Abs. 2, § 17 Abs. 2 VgV",
    clock: "participation",
    facts: { ...stages, procedure: "restricted" },
    why: "The same in a restricted procedure.",
    cases: [
      ["2027-02-01", "2027-03-03"],
      ["2026-10-20", "2026-11-19"],
    ],
  },
  {
    law: "§ 16 Abs. 2, § 17 Abs. 2 VgV",
    clock: "participation",
    facts: { ...stages, hasGuardedDocuments: true },
    why: "30 days and the five of § 41.",
    cases: [
      ["2027-02-01", "2027-03-08"],
      ["2026-02-27", "2026-04-03", "2026-04-07"], // 28 days to 27 March, 7 more: Good Friday
    ],
  },
  {
    law: "§ 16 Abs. 3, § 17 Abs. 3 VgV",
    clock: "participation",
    facts: { ...stages, ...urgent },
    why: "15 days where it is urgent.",
    cases: [
      ["2027-02-01", "2027-02-16"],
      ["2026-03-19", "2026-04-03", "2026-04-07"],
      ["2028-04-02", "2028-04-17", "2028-04-18"], // Easter Monday
      ["2027-12-10", "2027-12-25", "2027-12-27"], // Christmas on a weekend brings no other day off
    ],
  },
  {
    law: "§ 16 Abs. 5, § 17 Abs. 6 VgV",
    clock: "offer-after-participation",
    facts: stages,
    why: "Offers of the second stage: 30 days from the day after the invitation.",
    cases: [
      ["2027-03-01", "2027-03-31"],
      ["2027-02-24", "2027-03-26", "2027-03-30"],
      ["2028-02-29", "2028-03-30"], // from the leap day
    ],
  },
  {
    law: "§ 16 Abs. 8, § 17 Abs. 9 VgV",
    clock: "offer-after-participation",
    facts: { ...stages, ...electronic },
    why: "Five days less where offers may be sent electronically: 25.",
    cases: [
      ["2027-03-01", "2027-03-26", "2027-03-30"],
      ["2027-02-01", "2027-02-26"],
      ["2028-02-04", "2028-02-29"],
      ["2026-12-07", "2027-01-01", "2027-01-04"],
      ["2026-10-05", "2026-10-30"], // over the end of summer time
    ],
  },
  {
    law: "§ 16 Abs. 7, § 17 Abs. 8 VgV",
    clock: "offer-after-participation",
    facts: { ...stages, ...urgent },
    why: "10 days where it is urgent.",
    cases: [
      ["2027-03-01", "2027-03-11"],
      ["2027-03-16", "2027-03-26", "2027-03-30"],
      ["2026-12-15", "2026-12-25", "2026-12-28"],
    ],
  },
  {
    law: "§ 16 Abs. 6, § 17 Abs. 7 VgV",
    clock: "offer-after-participation",
    facts: { ...stages, isAgreed: true },
    why: "10 days where a deadline could be agreed on and was not.",
    cases: [
      ["2027-03-01", "2027-03-11"],
      ["2026-04-22", "2026-05-02", "2026-05-04"],
    ],
  },
  {
    law: "§ 38 Abs. 3 VgV",
    clock: "offer-after-participation",
    facts: { ...stages, hasPlanningNotice: true },
    why: "10 days after a planning notice.",
    cases: [
      ["2027-03-01", "2027-03-11"],
      ["2027-03-18", "2027-03-28", "2027-03-30"],
    ],
  },
  {
    law: "§ 20 Abs. 3 VgV",
    clock: "answers",
    facts: open,
    why: "Answers six days before the offer deadline; a period counted back does not move.",
    cases: [
      ["2027-03-12", "2027-03-06"], // a Saturday stays
      ["2028-03-05", "2028-02-28"],
      ["2028-03-06", "2028-02-29"],
      ["2027-03-06", "2027-02-28"],
      ["2027-01-04", "2026-12-29"],
      ["2026-11-30", "2026-11-24"],
      ["2027-04-01", "2027-03-26"], // Good Friday stays
      ["2026-10-30", "2026-10-24"], // over the end of summer time
    ],
  },
  {
    law: "§ 20 Abs. 3 VgV",
    clock: "answers",
    facts: { ...open, ...urgent },
    why: "Four days where it is urgent.",
    cases: [
      ["2027-03-12", "2027-03-08"],
      ["2027-03-04", "2027-02-28"],
      ["2028-03-04", "2028-02-29"],
      ["2026-12-29", "2026-12-25"],
      ["2027-01-01", "2026-12-28"],
    ],
  },
  {
    law: "§ 134 Abs. 2 GWB",
    clock: "standstill",
    facts: { ...open, ...electronic },
    why: "10 calendar days from the day after dispatch of an electronic information; no end moves (VK Bund of 28.06.2021).",
    cases: [
      ["2027-03-22", "2027-04-01"],
      ["2027-03-03", "2027-03-13"], // a Saturday stays
      ["2027-03-16", "2027-03-26"], // Good Friday stays
      ["2028-02-20", "2028-03-01"],
      ["2027-02-20", "2027-03-02"],
      ["2026-12-22", "2027-01-01"],
      ["2026-10-16", "2026-10-26"],
      ["2026-12-15", "2026-12-25"],
    ],
  },
  {
    law: "§ 134 Abs. 2 GWB",
    clock: "standstill",
    facts: open,
    why: "15 calendar days where the information came by post alone.",
    cases: [
      ["2027-10-25", "2027-11-09"],
      ["2027-10-16", "2027-10-31"], // the Sunday on which summer time ends
      ["2027-02-14", "2027-03-01"],
      ["2028-02-14", "2028-02-29"],
      ["2026-12-17", "2027-01-01"],
    ],
  },
  {
    law: "§ 134 Abs. 2 GWB",
    clock: "standstill",
    facts: { regime: "vgv" },
    why: "Nobody said how it came: the shorter clock, so that no bidder waits too long.",
    cases: [["2027-03-22", "2027-04-01"]],
  },
  ...(["sektvo", "vob-a-eu", "konzvgv", "vsvgv"] as const).map((regime): WorkedCases => ({
    law: "§ 134 Abs. 2 GWB",
    clock: "standstill",
    facts: { regime, isElectronic: true },
    why: "Part 4 of the GWB holds for every award above the EU thresholds.",
    cases: [["2027-03-22", "2027-04-01"]],
  })),
  {
    law: "§ 160 Abs. 3 Nr. 1 GWB",
    clock: "complaint",
    facts: open,
    why: "Ten calendar days after the bidder knew of the breach; the earlier reading, without a shift, is the safe one.",
    cases: [
      ["2028-02-20", "2028-03-01"],
      ["2027-02-18", "2027-02-28"], // a Sunday stays
      ["2026-12-21", "2026-12-31"],
      ["2027-03-19", "2027-03-29"], // Easter Monday stays
      ["2027-01-31", "2027-02-10"],
      ["2026-11-24", "2026-12-04"],
    ],
  },
  {
    law: "§ 160 Abs. 3 Nr. 1 GWB",
    clock: "complaint",
    facts: { regime: "sektvo" },
    why: "The same for utilities.",
    cases: [["2027-05-07", "2027-05-17"]],
  },
  {
    law: "§ 160 Abs. 3 Nr. 1 GWB",
    clock: "complaint",
    facts: { regime: "konzvgv" },
    why: "The same for concessions.",
    cases: [["2027-04-26", "2027-05-06"]],
  },
  {
    law: "§ 160 Abs. 3 Nr. 2 und 3 GWB",
    clock: "complaint-visible",
    facts: open,
    why: "What notice or documents show: until the deadline for offers or requests itself.",
    cases: [
      ["2026-11-30", "2026-11-30"],
      ["2027-03-13", "2027-03-13"],
      ["2028-02-29", "2028-02-29"],
    ],
  },
  {
    law: "§ 160 Abs. 3 Nr. 2 und 3 GWB",
    clock: "complaint-visible",
    facts: { regime: "vob-a-eu" },
    why: "The same for works.",
    cases: [["2027-03-26", "2027-03-26"]],
  },
  {
    law: "§ 160 Abs. 3 Nr. 4 GWB",
    clock: "review",
    facts: open,
    why: "15 calendar days after the buyer's refusal came in.",
    cases: [
      ["2027-12-20", "2028-01-04"],
      ["2027-03-14", "2027-03-29"],
      ["2028-02-15", "2028-03-01"],
      ["2027-02-15", "2027-03-02"],
      ["2026-10-10", "2026-10-25"], // the Sunday on which summer time ends
      ["2026-11-30", "2026-12-15"],
    ],
  },
  {
    law: "§ 160 Abs. 3 Nr. 4 GWB",
    clock: "review",
    facts: { regime: "vob-a-eu" },
    why: "The same for works.",
    cases: [["2026-12-10", "2026-12-25"]],
  },
  {
    law: "§ 135 Abs. 2 GWB",
    clock: "invalidity",
    facts: open,
    why: "30 calendar days after the information of the bidder, or after the award notice in the Official Journal.",
    cases: [
      ["2027-01-31", "2027-03-02"],
      ["2028-01-31", "2028-03-01"],
      ["2026-12-02", "2027-01-01"],
      ["2027-02-26", "2027-03-28"],
      ["2026-11-26", "2026-12-26"],
    ],
  },
  {
    law: "§ 135 Abs. 2 GWB",
    clock: "invalidity-latest",
    facts: open,
    why: "Six months after the contract: the same day of the month, or its last where it lacks the day (§ 188 (3) BGB).",
    cases: [
      ["2027-08-31", "2028-02-29"],
      ["2026-08-31", "2027-02-28"],
      ["2026-08-29", "2027-02-28"],
      ["2027-08-29", "2028-02-29"],
      ["2026-12-31", "2027-06-30"],
      ["2027-03-31", "2027-09-30"],
      ["2026-11-15", "2027-05-15"],
      ["2028-02-29", "2028-08-29"],
    ],
  },
  {
    law: "§ 62 Abs. 2 VgV",
    clock: "debrief",
    facts: open,
    why: "15 days after the request in text form came in.",
    cases: [
      ["2027-03-01", "2027-03-16"],
      ["2027-03-05", "2027-03-20", "2027-03-22"],
      ["2027-03-11", "2027-03-26", "2027-03-30"],
      ["2026-12-17", "2027-01-01", "2027-01-04"],
      ["2028-02-14", "2028-02-29"],
      ["2026-11-26", "2026-12-11"],
    ],
  },
  {
    law: "§ 46 Abs. 1 UVgO",
    clock: "debrief",
    facts: { regime: "uvgo" },
    why: "The same 15 days below the thresholds.",
    cases: [
      ["2027-03-01", "2027-03-16"],
      ["2026-11-26", "2026-12-11"],
      ["2027-03-05", "2027-03-20", "2027-03-22"],
      ["2017-09-01", undefined], // the day before the federal authorities applied it
    ],
  },
  {
    law: "§ 39 Abs. 1 VgV",
    clock: "award-notice",
    facts: open,
    why: "30 days after the award.",
    cases: [
      ["2027-03-10", "2027-04-09"],
      ["2026-12-02", "2027-01-01", "2027-01-04"],
      ["2028-01-30", "2028-02-29"],
      ["2027-02-04", "2027-03-06", "2027-03-08"],
    ],
  },
  {
    law: "§ 13 UVgO",
    clock: "offer",
    facts: { ...open, regime: "uvgo" },
    why: "Below the thresholds a deadline is to be appropriate, which is no number.",
    cases: [["2027-02-01", undefined]],
  },
  {
    law: "§ 134 GWB",
    clock: "standstill",
    facts: { regime: "uvgo" },
    why: "Below the thresholds part 4 of the GWB does not hold.",
    cases: [["2027-03-22", undefined]],
  },
  {
    law: "§ 160 GWB",
    clock: "complaint",
    facts: { regime: "vob-a" },
    why: "Nor does the duty to complain.",
    cases: [["2027-03-22", undefined]],
  },
  {
    law: "§ 56 SektVO",
    clock: "debrief",
    facts: { regime: "sektvo" },
    why: "The counterpart for utilities is not verified, so there is no rule.",
    cases: [["2027-03-01", undefined]],
  },
  {
    law: "§ 186 GWB",
    clock: "offer",
    facts: open,
    why: "Procedures begun before 18 April 2016 follow the law of their day.",
    cases: [["2016-04-17", undefined]],
  },
];
