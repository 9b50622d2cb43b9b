import { knockoutKinds } from "@tc/domain";
import { z } from "zod";
import { tenderQuote } from "../assessment/document-place.ts";

export const checkSteps = ["notice", "documents", "requirements", "terms", "proposal"] as const;
export type CheckStep = (typeof checkSteps)[number];

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

/** expires: before it has to hold · fill: a form · obtain: nothing a profile holds · held: the profile names it */
export const paperStates = ["missing", "expires", "fill", "obtain", "held"] as const;
export type PaperState = (typeof paperStates)[number];

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

export const paperStateNames = {
  missing: "fehlt",
  expires: "läuft ab",
  fill: "auszufüllen",
  obtain: "zu beschaffen",
  held: "im Profil",
} as const satisfies Record<PaperState, string>;

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

const checkRequirement = z.object({
  group: z.enum(requirementGroups),
  /** Of a knockout criterion: the profile's section that answers it follows from it. */
  kind: z.enum(knockoutKinds).optional(),
  /** German: "Vertragsstrafe 0,3 %" */
  name: z.string(),
  state: z.enum(requirementStates),
  /** Several where they contradict each other */
  quotes,
  /** German: what the agency has to show for it, or what speaks against the words */
  evidence: z.string().optional(),
});
export type CheckRequirement = z.output<typeof checkRequirement>;

const checkPaper = z.object({
  name: z.string(),
  state: z.enum(paperStates),
  note: z.string().optional(),
  quotes,
});
export type CheckPaper = z.output<typeof checkPaper>;

const checkRisk = z.object({ name: z.string(), note: z.string().optional(), quotes });
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
