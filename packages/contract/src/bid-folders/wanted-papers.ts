import { z } from "zod";
import { tenderQuote } from "../assessment/document-place.ts";
import { proofKinds } from "../proof-files/proof-files.ts";

/** What a member may say of a paper */
export const paperMarkStates = ["ready", "notNeeded"] as const;
export type PaperMarkState = (typeof paperMarkStates)[number];

/** expires: before it has to hold · check: it is there, and may not be enough · fill: a form of the buyer's */
export const wantedPaperStates = [
  "expires",
  "missing",
  "check",
  "fill",
  ...paperMarkStates,
] as const;
export type WantedPaperState = (typeof wantedPaperStates)[number];

// What the user reads.
export const wantedPaperStateNames = {
  expires: "läuft ab",
  missing: "fehlt",
  check: "zu prüfen",
  fill: "auszufüllen",
  ready: "bereit",
  notNeeded: "nicht nötig",
} as const satisfies Record<WantedPaperState, string>;

/** The part of the profile that answers a demand */
export const paperSubjects = ["turnover", "insurance", "references", "certificates"] as const;
export type PaperSubject = (typeof paperSubjects)[number];

export const wantedPaper = z.object({
  /** Each stands once in a list; a mark names it by this. */
  name: z.string(),
  state: z.enum(wantedPaperStates),
  /** German: what the profile has, or what to do */
  note: z.string().optional(),
  /** Where it is demanded */
  quotes: z.array(tenderQuote),
  /** Nobody has to have it; it is not counted. */
  isVoluntary: z.boolean(),
  subject: z.enum(paperSubjects).optional(),
  /** The kind of proof that answers it; absent for a form */
  proofKind: z.enum(proofKinds).optional(),
  /** The agency's file of it */
  proof: z.object({ id: z.uuid(), name: z.string() }).optional(),
  /** What a member said of it, which counts more than what was found */
  mark: z
    .object({ state: z.enum(paperMarkStates), at: z.iso.datetime(), byName: z.string() })
    .optional(),
});
export type WantedPaper = z.output<typeof wantedPaper>;

export const paperProgress = z.object({ ready: z.int(), wanted: z.int() });
export type PaperProgress = z.output<typeof paperProgress>;
