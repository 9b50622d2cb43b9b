import { electronic, open } from "./worked-cases.ts";
import type { WorkedCases } from "./worked-cases.ts";

/** Complaint, award, debrief, and where there is no clock */
export const casesAfterOffers: readonly WorkedCases[] = [
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
      ["2026-09-01", "2026-10-01"],
      ["2026-11-20", "2026-12-20"],
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
