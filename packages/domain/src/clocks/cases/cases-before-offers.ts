import { electronic, open, stages, urgent } from "./worked-cases.ts";
import type { WorkedCases } from "./worked-cases.ts";

/** Deadlines of a procedure, and the answers before them */
export const casesBeforeOffers: readonly WorkedCases[] = [
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
];
