import { knockoutKinds } from "@tc/domain";
import { z } from "zod";
import { tenderQuote } from "../assessment/document-place.ts";
import { wantedPaper } from "../bid-folders/wanted-papers.ts";

export const checkSteps = ["notice", "documents", "requirements", "terms", "proposal"] as const;
export type CheckStep = (typeof checkSteps)[number];

/** not-scored: nothing is learnt yet that scores it · unavailable: database or storage did not answer */
export const checkFailures = ["not-scored", "unavailable", "internal"] as const;
export type CheckFailure = (typeof checkFailures)[number];

export const requirementGroups = [
  "eligibility",
  "exclusion",
  "award",
  "deadlines",
  "submission",
  "contract",
] as const;
export type RequirementGroup = (typeof requirementGroups)[number];

/**
 * open: the agency's own proof is missing · unclear: the buyer's words contradict each other or say too little · noted:
 * nothing to prove
 */
export const requirementStates = ["failed", "open", "unclear", "met", "noted"] as const;
export type RequirementState = (typeof requirementStates)[number];

export const fairnessPoints = [
  "draftsPaid",
  "rightsInProportion",
  "losersKeepRights",
  "budgetNamed",
  "threeWeeks",
  "invitedNamed",
  "weightsNamed",
] as const;
export type FairnessPoint = (typeof fairnessPoints)[number];

// What the user reads, on the screen and in print.

export const checkFailureSentences = {
  "not-scored":
    "Die Bewertung dieser Ausschreibung ist noch nicht fertig. Versuche es später noch einmal.",
  unavailable:
    "Ein Teil des Servers war nicht erreichbar. Versuche es in einigen Minuten noch einmal.",
  internal: "Beim Server ist ein Fehler aufgetreten. Versuche es später noch einmal.",
} as const satisfies Record<CheckFailure, string>;

export const requirementGroupNames = {
  eligibility: "Eignung",
  exclusion: "Eure Ausschlüsse",
  award: "Zuschlag",
  deadlines: "Fristen",
  submission: "Form und Abgabe",
  contract: "Vertrag",
} as const satisfies Record<RequirementGroup, string>;

export const requirementStateNames = {
  failed: "nicht erfüllt",
  open: "ungeprüft",
  unclear: "unklar",
  met: "erfüllt",
  noted: "ohne Befund",
} as const satisfies Record<RequirementState, string>;

export const fairnessAnswerNames = { yes: "ja", no: "nein", open: "offen" } as const;

export const fairnessNames = {
  draftsPaid: "Entwürfe werden bezahlt",
  rightsInProportion: "Nutzungsrechte im Verhältnis",
  losersKeepRights: "Rechte der Unterlegenen bleiben",
  budgetNamed: "Budget genannt",
  threeWeeks: "Mindestens drei Wochen Zeit",
  invitedNamed: "Zahl der Eingeladenen genannt",
  weightsNamed: "Gewichte genannt",
} as const satisfies Record<FairnessPoint, string>;

const quotes = z.array(tenderQuote);

/** What a row is about, by which two checks are compared; rows that an earlier release wrote have none. */
const checkTopic = z.object({
  /** German, without its value: "Angebotsfrist" */
  subject: z.string(),
  /** German: "18.12.2026, 14:00 Uhr" */
  value: z.string().optional(),
  /** German: "Los 1"; absent where no lot is named */
  lots: z.array(z.string()).optional(),
});
export type CheckTopic = z.output<typeof checkTopic>;

const checkRequirement = z.object({
  group: z.enum(requirementGroups),
  topic: checkTopic.optional(),
  /** Of a knockout criterion: the profile's section that answers it follows from it. */
  kind: z.enum(knockoutKinds).optional(),
  /** German: "Vertragsstrafe 0,3 % je Werktag, höchstens 5 %" */
  name: z.string(),
  state: z.enum(requirementStates),
  /** Several where they contradict each other */
  quotes,
  /** German: what the agency has to show for it, or what speaks against the words */
  evidence: z.string().optional(),
});
export type CheckRequirement = z.output<typeof checkRequirement>;

/** As the bid folder judges it */
const checkPaper = wantedPaper.pick({
  name: true,
  state: true,
  note: true,
  quotes: true,
  isVoluntary: true,
});
export type CheckPaper = z.output<typeof checkPaper>;

const checkRisk = z.object({
  name: z.string(),
  /** Absent where a requirement's row tells the same */
  topic: checkTopic.optional(),
  note: z.string().optional(),
  quotes,
});
export type CheckRisk = z.output<typeof checkRisk>;

const fairness = z.object({
  point: z.enum(fairnessPoints),
  answer: z.enum(Object.keys(fairnessAnswerNames) as (keyof typeof fairnessAnswerNames)[]),
  note: z.string().optional(),
  quotes,
});
export type Fairness = z.output<typeof fairness>;

/** What a check found. Code alone decided it; `engine` says who read the documents. */
export const checkResult = z.object({
  madeAt: z.iso.datetime(),
  /** Of the rules that read its documents; absent in results of an earlier release */
  rulesVersion: z.int().optional(),
  engine: z.literal("rules"),
  /** Documents that were read, and their pages */
  documents: z.int(),
  pages: z.int(),
  requirements: z.array(checkRequirement),
  papers: z.array(checkPaper),
  risks: z.array(checkRisk),
  fairness: z.array(fairness).length(fairnessPoints.length),
  /** What the offer may take: an assumption, told part by part */
  effort: z.array(z.object({ name: z.string(), hours: z.number() })),
});
export type CheckResult = z.output<typeof checkResult>;
