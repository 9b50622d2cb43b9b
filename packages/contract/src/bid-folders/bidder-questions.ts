import { z } from "zod";
import { tenderQuote } from "../assessment/document-place.ts";

/**
 * unlawful: a rule of law speaks against it · unclear: too little is said · contradiction: two places disagree · noted: a
 * member wants to ask it
 */
export const questionReasons = ["unlawful", "unclear", "contradiction", "noted"] as const;
export type QuestionReason = (typeof questionReasons)[number];

// What the user reads.
export const questionReasonNames = {
  unlawful: "unüblich",
  unclear: "unklar",
  contradiction: "Widerspruch",
  noted: "vorgemerkt",
} as const satisfies Record<QuestionReason, string>;

const sent = z.object({ at: z.iso.datetime(), byName: z.string() });

export const bidderQuestion = z.object({
  /** Of the rule and of what it is about; of a noted one its words */
  key: z.string(),
  /** German, one line: "Welche Angebotsfrist gilt?" */
  title: z.string(),
  reason: z.enum(questionReasons),
  quotes: z.array(tenderQuote),
  /** The rule it rests on, with its law and the state of the law that was read */
  rule: z.object({ name: z.string(), law: z.string(), sourceDate: z.string() }).optional(),
  /** German: what a member has to know before it is sent */
  note: z.string().optional(),
  /** The text for the buyer */
  draft: z.string(),
  sent: sent.optional(),
});
export type BidderQuestion = z.output<typeof bidderQuestion>;

/** stated: notice or documents name the day · statutory: by then the buyer has to answer · none: nobody says */
export const questionsDue = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("stated"),
    /** German: "02.12.2026, 12:00 Uhr" */
    words: z.string(),
    day: z.iso.date(),
    /** The moment that is named; absent where the whole day counts */
    at: z.iso.datetime().optional(),
    quotes: z.array(tenderQuote),
  }),
  z.object({ kind: z.literal("statutory"), day: z.iso.date(), law: z.string() }),
  z.object({ kind: z.literal("none") }),
]);
export type QuestionsDue = z.output<typeof questionsDue>;

/** What marks and lists name a question of a member's by */
export const notedQuestionKey = (question: string) => `noted:${question}`;

/** More noted questions of a tender are refused. */
export const maxNotedQuestions = 50;

export const bidderQuestions = z.object({
  due: questionsDue,
  /** False once the day for questions, or the deadline of the offer, has passed */
  canAsk: z.boolean(),
  drafts: z.array(bidderQuestion),
  /** Sent, and no longer called for by what notice and documents say now */
  settled: z.array(z.object({ key: z.string(), title: z.string(), draft: z.string(), sent })),
});
export type BidderQuestions = z.output<typeof bidderQuestions>;
