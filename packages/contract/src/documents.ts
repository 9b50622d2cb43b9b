import {
  deadlineKinds,
  documentFetchFailures,
  documentQuestionMax,
  documentRefusalReasons,
  penaltySpans,
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
  /** Uploaded by the agency, for nobody else to see; or fetched from the buyer's address, the same for everybody */
  origin: z.enum(["agency", "buyer"]),
  /** When it was uploaded or fetched */
  uploadedAt: z.iso.datetime(),
  /** The member's name as it was then; absent where it was fetched */
  uploadedBy: z.string().optional(),
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

/** Fetching the documents from the notice's address, once for all agencies */
export const documentFetch = z.object({
  address: z.string(),
  state: z.enum(["idle", "waiting", "fetching", "done", "failed"]),
  /** Why the last try brought nothing; what an earlier one brought stays */
  failure: z.enum(documentFetchFailures).optional(),
  /** While the file is read: the one of an archive, and its page */
  progress: z
    .object({ file: z.string(), page: z.int().optional(), pages: z.int().optional() })
    .optional(),
  checkedAt: z.iso.datetime().optional(),
  /** Until then a click gets this answer, without a call of the address */
  freshUntil: z.iso.datetime().optional(),
  changedAt: z.iso.datetime().optional(),
  /** The files that the last change brought, replaced and removed; absent after the first fetch */
  news: z
    .object({
      added: z.array(z.string()),
      replaced: z.array(z.string()),
      removed: z.array(z.string()),
    })
    .optional(),
});
export type DocumentFetch = z.output<typeof documentFetch>;

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
    /** The rate of a penalty, never the most that it comes to */
    percent: z.number().optional(),
    /** The time that the rate is for */
    per: z.enum(penaltySpans).optional(),
    /** The most that a penalty comes to, in percent; absent where it is not clear */
    capPercent: z.number().optional(),
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
  /**
   * Of a page of a PDF: left edge, upper edge, width and height of each line in points from the page's upper left
   * corner, one line after another; four times 0 where a line has none.
   */
  boxes: z.array(z.number()).optional(),
});

/** What a document says, in the order in which it is read */
export const documentParts = z.array(documentPart);
/** What a document says otherwise than the version whose place it took */
export const documentVersion = z.object({
  documentId: z.uuid(),
  earlierUploadedAt: z.iso.datetime(),
  earlierPages: z.int().optional(),
  /** Pages of either version that could not be read: what they say is not compared. */
  unreadPages: z.int(),
  /** Both sides where a value changed, else what is new or gone; absent where the versions cannot be compared. */
  changes: z
    .array(z.object({ earlier: documentItem.optional(), later: documentItem.optional() }))
    .optional(),
  /** How many there are beyond those listed */
  furtherChanges: z.int(),
});
export type DocumentVersion = z.output<typeof documentVersion>;
export type DocumentChange = NonNullable<DocumentVersion["changes"]>[number];

const ofTender = z.object({ slug: z.string().max(200) });
const ofDocument = z.object({ id: z.uuid() });

export const listDocuments = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/documents",
  access: "agency",
  summary:
    "Die Unterlagen einer Ausschreibung: was die eigene Agentur hochgeladen hat und was von der Vergabestelle geholt ist",
  params: ofTender,
  response: z.object({
    /** By name */
    documents: z.array(tenderDocument),
    /** Before the contract on processing is concluded nothing can be uploaded. */
    isContractConcluded: z.boolean(),
    /** Absent where the notice names no open address of the documents */
    fetch: documentFetch.optional(),
  }),
});

export const fetchDocuments = endpoint({
  method: "POST",
  path: "/api/tenders/:slug/documents/fetch",
  access: "agency",
  summary: "Die Unterlagen von der Adresse der Bekanntmachung holen, für alle Agenturen einmal",
  params: ofTender,
  response: documentFetch,
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
    /** By the file's content; its name decides nothing. */
    format: z.enum(["pdf", "docx", "xlsx", "odt", "ods", "txt"]),
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
    /** The language model reads no fetched documents for this agency today: its share of the money is used up. */
    isShareSpent: z.literal(true).optional(),
    /** Of the documents that replaced an earlier version of theirs */
    versions: z.array(documentVersion),
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
