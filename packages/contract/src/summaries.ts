import { z } from "zod";
import { aiMark } from "./assessment/ai-mark.ts";
import { tenderQuote } from "./assessment/document-place.ts";
import { endpoint } from "./endpoint.ts";
import { done, line } from "./fields.ts";

export const summarySections = [
  "service",
  "deadlines",
  "eligibility",
  "award",
  "pitch",
  "contract",
] as const;
export type SummarySection = (typeof summarySections)[number];

/** Where a statement stands that can be reported: in a section, or among a language model's sentences. */
export const reportableSections = ["overview", ...summarySections] as const;
export type ReportableSection = (typeof reportableSections)[number];

// What the user reads.
export const summarySectionNames = {
  service: "Leistung",
  deadlines: "Fristen",
  eligibility: "Eignung",
  award: "Zuschlag",
  pitch: "Pitch",
  contract: "Vertrag",
  overview: "In Kürze",
} as const satisfies Record<ReportableSection, string>;

const statement = z.object({
  /** Names it in a report; changes with its words. */
  key: z.string(),
  /** German, one line */
  text: z.string(),
  /** At least one; several where they contradict each other */
  quotes: z.array(tenderQuote).min(1),
  /** Which of two statements counts, or that they contradict each other */
  note: z.string().optional(),
  isContradicted: z.boolean(),
  /** A language model named it, or one of its quotes; words and value were verified. */
  byModel: z.literal(true).optional(),
});
export type SummaryStatement = z.output<typeof statement>;

export const summary = z.object({
  /** Who wrote the sections: rules, not a language model (Art. 50 AI Act), but for statements `byModel`. */
  engine: z.literal("rules"),
  /** Of the statements `byModel`; absent: there are none. */
  ai: aiMark.optional(),
  /** Sentences of a language model, each with the words of documents that say the same; absent: none wrote any. */
  overview: z
    .object({
      sentences: z.array(
        z.object({ key: z.string(), text: z.string(), quotes: z.array(tenderQuote).min(1) }),
      ),
      ai: aiMark,
    })
    .optional(),
  /** Documents that were read, and their pages; none: the notice alone */
  documents: z.int(),
  pages: z.int(),
  reading: z.object({
    /** Documents are on their way from the buyer: what they say comes later. */
    isFetching: z.boolean(),
    /** Documents that wait or are being read */
    unread: z.int(),
    /** Names of those that could not be read */
    refused: z.array(z.string()),
    /** Pages of the documents that could not be read */
    refusedPages: z.int(),
    /** Every document is read, and what rules found in it is in the sections. */
    isComplete: z.boolean(),
    /** A language model is to read them too: its sentences and statements come later. */
    isModelDue: z.boolean(),
    /** It reads no fetched documents for this agency today: its share of the money is used up. */
    isShareSpent: z.boolean(),
  }),
  sections: z.array(z.object({ name: z.enum(summarySections), statements: z.array(statement) })),
  /** German names of what neither notice nor documents say, as far as it was found; empty until all is read */
  missing: z.array(z.string()),
  /** Keys that a member of the agency has reported */
  reported: z.array(z.string()),
  /** The plan opens no summaries, or its volume cap locks the tender: nothing is told then. */
  isLocked: z.boolean(),
});
export type Summary = z.output<typeof summary>;

const ofTender = z.object({ slug: z.string().max(200) });
export const reportCommentMax = 500;

export const getSummary = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/summary",
  access: "agency",
  summary: "Das Wichtige einer Ausschreibung, jede Aussage mit Wortlaut und Fundstelle",
  params: ofTender,
  response: summary,
});

export const reportStatement = endpoint({
  method: "POST",
  path: "/api/tenders/:slug/summary/reports",
  access: "agency",
  feature: "summaries",
  summary: "Melden, dass eine Aussage nicht stimmt",
  params: ofTender,
  body: z.object({ key: line(64), comment: line(reportCommentMax).optional() }),
  response: done,
});

export const withdrawReport = endpoint({
  method: "DELETE",
  path: "/api/tenders/:slug/summary/reports/:key",
  access: "agency",
  summary: "Die Meldung zurücknehmen",
  params: ofTender.extend({ key: z.string().max(64) }),
  response: done,
});
