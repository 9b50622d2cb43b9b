import { bidFactorKeys, factorVoices, factorWeights, tiers, verdictDecisions } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { chancesFact } from "../assessment/chances-fact.ts";
import { fileBytes, line } from "../fields.ts";
import { checkFailures, checkResult, checkSteps } from "./check-result.ts";

const cents = z.int().min(0).max(1e12);

/** What the agency entered; an absent part is our assumption. */
export const calculationInput = z.object({
  hours: z.int().min(0).max(10_000).optional(),
  hourlyCostCents: cents.optional(),
  /** Work of people outside the agency; the artists' social contribution comes on top. */
  externalCents: cents.optional(),
  /** Paid by the buyer for the pitch */
  feeCents: cents.optional(),
  marginPercent: z.int().min(0).max(100).optional(),
  valueCents: cents.optional(),
});
export type CalculationInput = z.output<typeof calculationInput>;

const calculation = z.object({
  entered: calculationInput,
  hours: z.number(),
  hourlyCostCents: cents,
  externalCents: cents,
  /** Künstlersozialabgabe on what is paid outside, by the rate of that year */
  contribution: z.object({ percent: z.number(), year: z.int(), cents }),
  feeCents: cents,
  /** May be below 0 where the fee pays for more than the offer costs */
  costCents: z.int(),
  marginPercent: z.number(),
  /** Absent where none is known */
  valueCents: cents.optional(),
  /**
   * Whose value it is: the agency entered it, notice or documents name it, it follows from the amount they name (of a year,
   * or with value added tax), or we estimate it. Absent without one.
   */
  valueOrigin: z.enum(["entered", "stated", "calculated", "estimated"]).optional(),
  /** The chance that counts, award included; absent where none is told */
  chance: z
    .object({
      percent: z.number(),
      lowPercent: z.number(),
      highPercent: z.number(),
      facts: z.array(chancesFact).optional(),
    })
    .optional(),
  /** Chance × margin × value less cost; absent without a chance or a value */
  expected: z.object({ meanCents: z.int(), lowCents: z.int(), highCents: z.int() }).optional(),
  /** The chance from which on it pays */
  breakEvenPercent: z.number().optional(),
});
export type Calculation = z.output<typeof calculation>;

export const decisionReasons = [
  "strategic",
  "teamFree",
  "buyerKnown",
  "goodReferences",
  "worthIt",
  "teamBusy",
  "tooMuchEffort",
  "tooLittleValue",
  "unfairTerms",
  "missingProof",
  "poorChances",
] as const;
export type DecisionReason = (typeof decisionReasons)[number];
export const decisionReasonNames = {
  strategic: "strategisch wichtig",
  teamFree: "Team hat Zeit",
  buyerKnown: "Auftraggeber bekannt",
  goodReferences: "starke Referenzen",
  worthIt: "rechnet sich",
  teamBusy: "Team ausgelastet",
  tooMuchEffort: "zu viel Aufwand",
  tooLittleValue: "zu kleiner Auftrag",
  unfairTerms: "unfaire Bedingungen",
  missingProof: "Nachweise fehlen",
  poorChances: "geringe Chancen",
} as const satisfies Record<DecisionReason, string>;

export const maxDecisionReasons = 6;
export const decisionNoteMax = 300;

const bidDecision = z.object({
  decision: z.enum(verdictDecisions),
  reasons: z.array(z.enum(decisionReasons)),
  note: z.string().optional(),
  at: z.iso.datetime(),
  byName: z.string(),
});
export type BidDecision = z.output<typeof bidDecision>;

/** How much the agency lets factors count, where it is not as usual */
export const bidFactorWeights = z.partialRecord(z.enum(bidFactorKeys), z.enum(factorWeights));
export type BidFactorWeights = z.output<typeof bidFactorWeights>;

const bidFactor = z.object({
  key: z.enum(bidFactorKeys),
  /** German: "84 von 100" */
  value: z.string(),
  voice: z.enum(factorVoices),
  weight: z.enum(factorWeights),
});
export type BidFactor = z.output<typeof bidFactor>;

const tenderCheck = z.object({
  /** Absent before the first check */
  run: z
    .object({
      state: z.enum(["running", "done", "failed"]),
      step: z.enum(checkSteps),
      startedAt: z.iso.datetime(),
      startedByName: z.string(),
      /** We started it, beside the quota. */
      isAutomatic: z.boolean(),
      /** Why it failed; a run of an earlier release does not say. */
      failure: z.enum(checkFailures).optional(),
      /** Pages read of those known so far, while documents are read */
      pagesRead: z.int().optional(),
      pages: z.int().optional(),
      /** Documents are on their way from the buyer: the check waits for them. */
      isFetching: z.boolean().optional(),
    })
    .optional(),
  /** Of the last check that was finished */
  result: checkResult.optional(),
  /** What became different since the check before it */
  changes: z
    .object({
      since: z.iso.datetime(),
      sentences: z.array(z.string()),
      /** Other rules read the documents then: some sentences may tell of the reading, not of the tender. */
      isReadAnew: z.boolean(),
    })
    .optional(),
  /** Tender, documents, profile, proof files or marks of papers changed since. */
  isOutdated: z.boolean(),
  /** Absent for a tender one can no longer bid for, or without a plan */
  proposal: z
    .object({
      decision: z.enum(verdictDecisions),
      sentence: z.string(),
      factors: z.array(bidFactor),
      /** The agency lets a factor count otherwise than usual. */
      isEdited: z.boolean(),
    })
    .optional(),
  decision: bidDecision.optional(),
  calculation,
  quota: z.object({
    used: z.int(),
    limit: z.int(),
    renewsOn: z.iso.date(),
    /** This tender was counted already: to check it again is free. */
    isCounted: z.boolean(),
  }),
  /** The plan's volume cap takes no new check; the cheapest plan that does. */
  lockedTier: z.enum(tiers).optional(),
});
export type TenderCheck = z.output<typeof tenderCheck>;

const ofTender = z.object({ slug: z.string().max(200) });

export const getTenderCheck = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/check",
  access: "agency",
  summary:
    "Der TenderCheck einer Ausschreibung: Anforderungen, Papiere, Risiken, Fairness, Rechnung",
  params: ofTender,
  response: tenderCheck,
});

export const startTenderCheck = endpoint({
  method: "POST",
  path: "/api/tenders/:slug/check",
  access: "agency",
  summary: "Eine Ausschreibung prüfen lassen; sie erneut zu prüfen kostet nichts",
  params: ofTender,
  response: tenderCheck,
});

export const saveBidDecision = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/decision",
  access: "agency",
  summary: "Festhalten, ob die Agentur bietet, mit Gründen",
  params: ofTender,
  body: z.object({
    decision: z.enum(verdictDecisions),
    reasons: z.array(z.enum(decisionReasons)).max(maxDecisionReasons).default([]),
    note: line(decisionNoteMax).optional(),
  }),
  response: tenderCheck,
});

export const deleteBidDecision = endpoint({
  method: "DELETE",
  path: "/api/tenders/:slug/decision",
  access: "agency",
  summary: "Die Entscheidung zurücknehmen",
  params: ofTender,
  response: tenderCheck,
});

export const saveCalculation = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/calculation",
  access: "agency",
  summary: "Eigene Zahlen für die Rechnung; was fehlt, ist unsere Annahme",
  params: ofTender,
  body: calculationInput,
  response: tenderCheck,
});

export const weighFactors = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/factors",
  access: "agency",
  summary: "Festlegen, welche Faktoren für den Vorschlag zählen; was fehlt, zählt wie üblich",
  params: ofTender,
  body: z.object({ weights: bidFactorWeights }),
  response: tenderCheck,
});

const automaticCheck = z.object({
  slug: z.string(),
  title: z.string(),
  madeAt: z.iso.datetime(),
});
export type AutomaticCheck = z.output<typeof automaticCheck>;

export const listAutomaticChecks = endpoint({
  method: "GET",
  path: "/api/automatic-checks",
  access: "agency",
  summary: "Ausschreibungen, die in den letzten Tagen automatisch geprüft wurden",
  response: z.object({
    /** Of the last days, the newest first; empty where the plan has none */
    checks: z.array(automaticCheck),
  }),
});

export const printTenderCheck = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/check/pdf",
  access: "agency",
  summary: "Der TenderCheck als PDF; was nur die Agentur angeht, nur auf Wunsch",
  params: ofTender,
  query: z.object({ internal: z.enum(["true", "false"]).default("false") }),
  givesFile: true,
  response: fileBytes,
});
