import type { RegimeRule } from "./regime-rule.ts";

/** Rises with every change of a rule or text; stored with what was shown. */
export const regimeTableVersion = "2026-11-21";

const directives = ["32014l0024", "32004l0018"];
const services = ["services", "supplies"];

/** The first rule that holds decides. What the notice names comes before what follows from its facts. */
export const regimeRules: readonly RegimeRule[] = [
  {
    id: "foreign-buyer",
    code: "foreign",
    when: { isGerman: false },
    certainty: "derived",
  },
  {
    id: "stated-uvgo-50",
    code: "uvgo-50",
    when: { words: /§ ?50 (?:der )?UVgO/i, level: "national" },
    certainty: "stated",
  },
  {
    id: "stated-75a",
    code: "go-nrw-75a",
    when: {
      words: /§ ?75 ?a (?:Abs\. ?\d+ )?(?:der )?(?:GO|Gemeindeordnung)(?: NRW| NW)?/i,
      level: "national",
      laender: ["DEA"],
      from: "2026-01-01",
    },
    certainty: "stated",
  },
  { id: "stated-vgv", code: "vgv", when: { basis: ["vgv"] }, certainty: "stated" },
  { id: "stated-sektvo", code: "sektvo", when: { basis: ["sektvo"] }, certainty: "stated" },
  { id: "stated-konzvgv", code: "konzvgv", when: { basis: ["konzvgv"] }, certainty: "stated" },
  { id: "stated-vsvgv", code: "vsvgv", when: { basis: ["vsvgv"] }, certainty: "stated" },
  { id: "stated-vob-a-eu", code: "vob-a-eu", when: { basis: ["vob-a-eu"] }, certainty: "stated" },
  { id: "stated-vob-a-vs", code: "vob-a-vs", when: { basis: ["vob-a-vs"] }, certainty: "stated" },
  {
    id: "stated-vob-above",
    code: "vob-a-eu",
    when: { basis: ["vob", "vob-a"], level: "eu" },
    certainty: "stated",
  },
  { id: "stated-vob-below", code: "vob-a", when: { basis: ["vob", "vob-a"] }, certainty: "stated" },
  { id: "stated-uvgo", code: "uvgo", when: { basis: ["uvgo"] }, certainty: "stated" },
  {
    id: "stated-vol-sachsen",
    code: "vol-a-sachsen",
    when: { basis: ["vol", "vol-a"], laender: ["DED"] },
    certainty: "stated",
  },
  { id: "stated-vol", code: "vol-a", when: { basis: ["vol", "vol-a"] }, certainty: "stated" },
  {
    id: "stated-budget-law",
    code: "budget-law",
    when: { basis: ["hhr", "svhv"] },
    certainty: "stated",
  },
  // Directives name the field; the national act follows from it and, for the classic one, from the nature (§ 2 VgV).
  {
    id: "directive-works",
    code: "vob-a-eu",
    when: { basis: directives, natures: ["works"] },
    certainty: "derived",
  },
  {
    id: "directive-services",
    code: "vgv",
    when: { basis: directives, natures: services },
    certainty: "derived",
  },
  {
    id: "directive-utilities",
    code: "sektvo",
    when: { basis: ["32014l0025", "32004l0017"] },
    certainty: "derived",
  },
  {
    id: "directive-concessions",
    code: "konzvgv",
    when: { basis: ["32014l0023"] },
    certainty: "derived",
  },
  {
    id: "directive-defence",
    code: "vsvgv",
    when: { basis: ["32009l0081"], natures: services },
    certainty: "derived",
  },
  {
    id: "directive-defence-works",
    code: "vob-a-vs",
    when: { basis: ["32009l0081"], natures: ["works"] },
    certainty: "derived",
  },
  { id: "regulation-1370", code: "vo-1370", when: { basis: ["32007r1370"] }, certainty: "derived" },
  {
    id: "union-budget",
    code: "eu-own",
    when: { basis: ["32018r1046", "32024r2509"] },
    certainty: "derived",
  },
  // The form says which directive it belongs to (Implementing Regulation (EU) 2019/1780, table 1).
  {
    id: "form-works",
    code: "vob-a-eu",
    when: { level: "eu", subtypes: ["4", "7", "10", "16", "29"], natures: ["works"] },
    certainty: "derived",
  },
  {
    id: "form-services",
    code: "vgv",
    when: {
      level: "eu",
      subtypes: ["4", "7", "10", "12", "16", "20", "23", "29", "33", "36"],
      natures: services,
    },
    certainty: "derived",
  },
  {
    id: "form-utilities",
    code: "sektvo",
    when: {
      level: "eu",
      subtypes: ["5", "8", "11", "13", "15", "17", "21", "24", "30", "34", "37"],
    },
    certainty: "derived",
  },
  {
    id: "form-concessions",
    code: "konzvgv",
    when: { level: "eu", subtypes: ["14", "19", "32", "35"] },
    certainty: "derived",
  },
  // Below the thresholds, by Land and buyer.
  {
    id: "nrw-municipal",
    code: "go-nrw-75a",
    when: { level: "national", laender: ["DEA"], buyers: ["municipal"], from: "2026-01-01" },
    certainty: "derived",
  },
  {
    id: "sachsen-services",
    code: "vol-a-sachsen",
    when: {
      level: "national",
      laender: ["DED"],
      buyers: ["state", "municipal"],
      natures: services,
    },
    certainty: "derived",
  },
  {
    id: "federal-services",
    code: "uvgo",
    when: { level: "national", buyers: ["federal"], natures: services, from: "2017-09-02" },
    certainty: "derived",
  },
  {
    id: "federal-works",
    code: "vob-a",
    when: { level: "national", buyers: ["federal"], natures: ["works"] },
    certainty: "derived",
  },
  {
    id: "sachsen-works",
    code: "vob-a",
    when: {
      level: "national",
      laender: ["DED"],
      buyers: ["state", "municipal"],
      natures: ["works"],
    },
    certainty: "derived",
  },
];
