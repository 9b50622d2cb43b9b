import { documentRefusalReasons, playgroundLimits, tiers } from "@tc/domain";
import { z } from "zod";
import { volumeLock } from "./assessment/assessment-row.ts";
import { budgetAnswer, chancesPartAnswer, fitPartAnswer } from "./assessment/tender-assessment.ts";
import { documentParts, tenderDocument } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { fileBytes, line } from "./fields.ts";
import { summary } from "./summaries.ts";
import { checkResult } from "./tender-checks/check-result.ts";

const judgedText = z.object({
  kind: z.literal("judged"),
  /** Of the file, or what a pasted text is called */
  name: z.string(),
  pages: z.int(),
  /** What was read; quotes are words of it. */
  parts: documentParts,
  refusedPages: tenderDocument.shape.refusedPages,
  removedCharacters: z.int(),
  title: z.string(),
  /** Named in the text, or estimated of its words */
  cpv: z
    .object({ code: z.string(), label: z.string().optional(), isEstimated: z.boolean() })
    .optional(),
  summary: summary.pick({ sections: true, missing: true }),
  /** Absent where nothing can be held against the profile yet */
  requirements: checkResult.shape.requirements.optional(),
  fit: fitPartAnswer,
  chances: chancesPartAnswer,
  budget: budgetAnswer,
  /** The text names an amount above the plan's cap: a published tender of that size would be locked. */
  volumeWarning: volumeLock.omit({ originalUrl: true }).optional(),
});
export type JudgedText = z.output<typeof judgedText>;

export const getPlayground = endpoint({
  method: "GET",
  path: "/api/playground",
  access: "agency",
  summary: "Ob der Playground offen ist",
  response: z.object({
    /** The cheapest plan that opens it, where the own one does not */
    lockedTier: z.enum(tiers).optional(),
    /** Before the contract on processing is concluded nothing is taken. */
    isContractConcluded: z.boolean(),
  }),
});

export const judgeText = endpoint({
  method: "POST",
  path: "/api/playground",
  access: "agency",
  summary: "Einen Text oder eine Datei lesen und bewerten, ohne etwas davon zu speichern",
  maxBodyBytes: playgroundLimits.bytes,
  takesFile: true,
  query: z.object({ name: line(playgroundLimits.nameMax) }),
  body: fileBytes,
  response: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("locked"), tier: z.enum(tiers) }),
    z.object({ kind: z.literal("refused"), refusal: z.enum(documentRefusalReasons) }),
    judgedText,
  ]),
});
export type PlaygroundAnswer = z.output<typeof judgeText.response>;
