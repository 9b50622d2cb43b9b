import {
  deadlineKinds,
  documentQuestionMax,
  documentRefusalReasons,
  uploadLimits,
} from "@tc/domain";
import { z } from "zod";
import { aiMark } from "./assessment/ai-mark.ts";
import { documentPlace } from "./assessment/document-place.ts";
import { endpoint } from "./endpoint.ts";
import { done, fileBytes, line } from "./fields.ts";

export const documentStates = ["waiting", "reading", "read", "refused"] as const;
export type DocumentState = (typeof documentStates)[number];

export const tenderDocument = z.object({
  id: z.uuid(),
  /** The file's name; a member of an archive with the archive's name and its path in there */
  name: z.string(),
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
  /** The member's name as it was then */
  uploadedBy: z.string(),
  state: z.enum(documentStates),
  /** Absent until it is known. A document without pages counts one for 3,000 characters. */
  pages: z.int().optional(),
  /** While it is read: the page that was read last */
  pagesRead: z.int().optional(),
  /** Why nothing of it could be read */
  refusal: z.enum(documentRefusalReasons).optional(),
  /** Pages that could not be read, each with its reason */
  refusedPages: z.array(z.object({ page: z.int(), reason: z.enum(documentRefusalReasons) })),
  /** Letters that a reader of the paper cannot see; they were left out. */
  removedCharacters: z.int(),
});
export type TenderDocument = z.output<typeof tenderDocument>;

const evidence = {
  lot: z.string().optional(),
  quote: z.string(),
  documentId: z.uuid(),
  place: documentPlace,
  /** "B7", in a sheet */
  cell: z.string().optional(),
  confidence: z.number().min(0).max(1),
  state: z.enum(["ok", "contradicted", "superseded", "suspicious"]),
  /** A language model named it; its words and its value were verified. */
  byModel: z.literal(true).optional(),
};

/** YYYY-MM-DD, and HH:MM in Germany; "24:00" is the end of the day. */
const moment = z.object({ date: z.string(), time: z.string().optional() });

export const documentDeadlineKinds = [...deadlineKinds, "binding", "site-visit", "start"] as const;
export type DocumentDeadlineKind = (typeof documentDeadlineKinds)[number];

export const documentItem = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("deadline"),
    kind: z.enum(documentDeadlineKinds),
    date: z.string().optional(),
    time: z.string().optional(),
    relative: z
      .object({
        count: z.int(),
        unit: z.enum([
          "calendar-days",
          "working-days",
          "business-days",
          "weeks",
          "months",
          "hours",
        ]),
        direction: z.enum(["before", "after"]),
        of: z.enum(documentDeadlineKinds).optional(),
      })
      .optional(),
    /** The notice's deadline of that kind, which counts */
    notice: moment.extend({ agrees: z.boolean() }).optional(),
    ...evidence,
  }),
  z.object({
    type: z.literal("eligibility"),
    kind: z.enum(["turnover", "insurance", "references", "certificates", "team", "register"]),
    cents: z.int().optional(),
    count: z.number().optional(),
    years: z.number().optional(),
    /** One of them is enough. */
    names: z.array(z.string()).optional(),
    ...evidence,
  }),
  z.object({
    type: z.literal("award-criterion"),
    kind: z.enum(["price", "cost", "quality"]),
    name: z.string(),
    weightPercent: z.number().optional(),
    points: z.number().optional(),
    parent: z.string().optional(),
    /** Weights of its set add up to 100 ± 1, or points to their total. */
    isComplete: z.boolean(),
    ...evidence,
  }),
  z.object({
    type: z.literal("service"),
    kind: z.enum(["subject", "scope", "quantity"]),
    ...evidence,
  }),
  z.object({
    type: z.literal("contract"),
    kind: z.enum([
      "duration",
      "renewal",
      "rights",
      "penalty",
      "payment",
      "liability",
      "value",
      "maximum",
    ]),
    months: z.number().optional(),
    days: z.number().optional(),
    percent: z.number().optional(),
    /** As written */
    cents: z.int().optional(),
    isPerYear: z.boolean().optional(),
    /** Without value added tax */
    netCents: z.int().optional(),
    ...evidence,
  }),
  z.object({
    type: z.literal("formality"),
    kind: z.enum(["form", "proof", "format", "submission"]),
    name: z.string(),
    ...evidence,
  }),
  z.object({
    type: z.literal("pitch"),
    kind: z.enum(["presentation", "draft", "fee", "no-fee", "invited", "rights"]),
    cents: z.int().optional(),
    count: z.number().optional(),
    ...evidence,
  }),
]);
export type ExtractItem = z.output<typeof documentItem>;

const documentPart = z.object({
  place: documentPlace,
  /** How sure the reading of a scan is; absent where the file holds its text. */
  confidence: z.number().optional(),
  /** The cells of a table's row are joined by tabs. */
  lines: z.array(z.string()),
});

/** What a document says, in the order in which it is read */
export const documentParts = z.array(documentPart);

const ofTender = z.object({ slug: z.string().max(200) });
const ofDocument = z.object({ id: z.uuid() });

export const listDocuments = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/documents",
  access: "agency",
  summary: "Die Unterlagen, die die eigene Agentur zu einer Ausschreibung hochgeladen hat",
  params: ofTender,
  response: z.object({
    /** By name */
    documents: z.array(tenderDocument),
    /** Before the contract on processing is concluded nothing can be uploaded. */
    isContractConcluded: z.boolean(),
  }),
});

export const uploadDocument = endpoint({
  method: "POST",
  path: "/api/tenders/:slug/documents",
  access: "agency",
  summary: "Eine Datei hochladen; eine gleichnamige wird ersetzt",
  maxBodyBytes: uploadLimits.fileBytes,
  takesFile: true,
  params: ofTender,
  query: z.object({ name: line(uploadLimits.nameMax) }),
  body: fileBytes,
  response: tenderDocument,
});

export const deleteDocument = endpoint({
  method: "DELETE",
  path: "/api/documents/:id",
  access: "agency",
  summary: "Eine hochgeladene Datei löschen, mit allem, was daraus gelesen wurde",
  params: ofDocument,
  response: done,
});

export const getDocumentText = endpoint({
  method: "GET",
  path: "/api/documents/:id/text",
  access: "agency",
  summary: "Was eine Datei sagt, Zeile für Zeile",
  params: ofDocument,
  response: z.object({
    name: z.string(),
    parts: documentParts,
  }),
});
export type DocumentTextAnswer = z.output<typeof getDocumentText.response>;

export const getDocumentContent = endpoint({
  method: "GET",
  path: "/api/documents/:id/content",
  access: "agency",
  summary: "Eine hochgeladene Datei, wie sie ist",
  params: ofDocument,
  givesFile: true,
  response: fileBytes,
});

export const getExtract = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/extract",
  access: "agency",
  feature: "summaries",
  summary:
    "Was die hochgeladenen Unterlagen sagen: jede Angabe mit ihrem Wortlaut und ihrer Stelle",
  params: ofTender,
  response: z.object({
    /** Documents are still being read; what is there so far is shown. */
    isComplete: z.boolean(),
    /** The plan's volume cap locks the tender: no items then. */
    isLocked: z.boolean(),
    /** In the order of the documents */
    items: z.array(documentItem),
    /** Absent: rules alone have read them. */
    ai: aiMark.optional(),
    /** Stretches that the language model could not read: there rules stand alone. */
    gaps: z
      .array(z.object({ documentId: z.uuid(), from: documentPlace, to: documentPlace }))
      .optional(),
  }),
});
export type Extract = z.output<typeof getExtract.response>;

export const askDocuments = endpoint({
  method: "POST",
  path: "/api/tenders/:slug/question",
  access: "agency",
  feature: "summaries",
  summary: "Eine Frage an die hochgeladenen Unterlagen: die Stellen, die am besten dazu passen",
  params: ofTender,
  body: z.object({ question: line(documentQuestionMax) }),
  response: z.object({
    /** The best first */
    passages: z.array(
      z.object({
        documentId: z.uuid(),
        place: documentPlace,
        quote: z.string(),
        confidence: z.number().min(0).max(1),
      }),
    ),
    /** Sentences of a language model, each with the passages that say the same */
    answer: z
      .object({
        sentences: z.array(z.object({ text: z.string(), passages: z.array(z.int()).min(1) })),
        ai: aiMark,
      })
      .optional(),
    /** False: the documents do not say it; the one passage is the nearest they hold. */
    isAnswered: z.boolean(),
    /** How many documents were looked through */
    documentCount: z.int(),
    isLocked: z.boolean(),
  }),
});
export type DocumentsAnswer = z.output<typeof askDocuments.response>;
