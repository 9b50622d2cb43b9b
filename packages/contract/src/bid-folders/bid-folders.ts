import { documentQuestionMax, tiers } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { fileBytes, line } from "../fields.ts";
import { bidderQuestions } from "./bidder-questions.ts";
import { folderReferences, maxChosenReferences, sheetFormats } from "./folder-references.ts";
import { paperMarkStates, paperProgress, wantedPaper } from "./wanted-papers.ts";

export const bidFolder = z.discriminatedUnion("kind", [
  /** plan: the plan opens no folder · volume: its cap locks the tender. `tier`: the cheapest plan that opens it */
  z.object({
    kind: z.literal("locked"),
    reason: z.enum(["plan", "volume"]),
    tier: z.enum(tiers),
  }),
  z.object({
    kind: z.literal("open"),
    /** Documents that were read; more are still being read. */
    documents: z.int(),
    isReading: z.boolean(),
    papers: z.array(wantedPaper),
    progress: paperProgress,
    references: folderReferences,
    questions: bidderQuestions,
  }),
]);
export type BidFolder = z.output<typeof bidFolder>;
export type OpenBidFolder = Extract<BidFolder, { kind: "open" }>;

const ofTender = z.object({ slug: z.string().max(200) });
const opening = "summaries";

export const getBidFolder = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/folder",
  access: "agency",
  summary:
    "Die Angebotsmappe: verlangte Unterlagen, passende Referenzen und Entwürfe für Bieterfragen",
  params: ofTender,
  response: bidFolder,
});

export const markWantedPaper = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/folder/paper",
  access: "agency",
  feature: opening,
  summary:
    "Eine verlangte Unterlage als bereit oder nicht nötig kennzeichnen, oder das zurücknehmen",
  params: ofTender,
  body: z.object({ paper: line(200), mark: z.enum(paperMarkStates).nullable() }),
  response: bidFolder,
});

export const markQuestion = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/folder/question",
  access: "agency",
  feature: opening,
  summary: "Festhalten, dass eine Bieterfrage gesendet ist, oder das zurücknehmen",
  params: ofTender,
  body: z.object({ key: line(400), isSent: z.boolean() }),
  response: bidFolder,
});

export const noteQuestion = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/folder/noted-question",
  access: "agency",
  feature: opening,
  summary: "Eine eigene Bieterfrage vormerken, oder das zurücknehmen",
  params: ofTender,
  body: z.object({ question: line(documentQuestionMax), isNoted: z.boolean() }),
  response: bidFolder,
});

export const chooseReferences = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/folder/references",
  access: "agency",
  feature: opening,
  summary: "Die Referenzen für eine Ausschreibung wählen; null nimmt den Vorschlag",
  params: ofTender,
  body: z.object({ ids: z.array(z.uuid()).min(1).max(maxChosenReferences).nullable() }),
  response: bidFolder,
});

const format = z.enum(sheetFormats);

export const printReferenceSheets = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/folder/reference-sheets",
  access: "agency",
  feature: opening,
  summary: "Referenzblätter der gewählten Referenzen, oder einer davon, als PDF oder DOCX",
  params: ofTender,
  query: z.object({ format, reference: z.uuid().optional() }),
  givesFile: true,
  response: fileBytes,
});

export const printCompanySheet = endpoint({
  method: "GET",
  path: "/api/tenders/:slug/folder/company-sheet",
  access: "agency",
  feature: opening,
  summary: "Das Firmenblatt der eigenen Agentur als PDF oder DOCX",
  params: ofTender,
  query: z.object({ format }),
  givesFile: true,
  response: fileBytes,
});
