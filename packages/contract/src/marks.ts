import { fitPartKeys, markNoteMax } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { markKinds, markReasons, percent, tenderMarks } from "./assessment/assessment-row.ts";

const day = z.iso.date();

export const markTender = endpoint({
  method: "PUT",
  path: "/api/tenders/:slug/marks/:kind",
  access: "agency",
  summary: "„passt“, „passt nicht“, merken oder ablehnen; nimmt das Gegenteil zurück",
  params: z.object({ slug: z.string().max(200), kind: z.enum(markKinds) }),
  body: z.object({
    reason: z.enum(markReasons).optional(),
    note: z.string().trim().max(markNoteMax).optional(),
  }),
  response: z.object({
    marks: tenderMarks,
    /** Send it to undoMark to be where one was before. */
    undo: z.uuid(),
  }),
});

export const unmarkTender = endpoint({
  method: "DELETE",
  path: "/api/tenders/:slug/marks/:kind",
  access: "agency",
  summary: "Eine Markierung zurücknehmen",
  params: z.object({ slug: z.string().max(200), kind: z.enum(markKinds) }),
  response: z.object({ marks: tenderMarks, undo: z.uuid().optional() }),
});

export const undoMark = endpoint({
  method: "POST",
  path: "/api/marks/:id/undo",
  access: "agency",
  summary: "Die letzte Markierung rückgängig machen",
  params: z.object({ id: z.uuid() }),
  response: z.object({ slug: z.string(), marks: tenderMarks }),
});

export const getMarkedTenders = endpoint({
  method: "GET",
  path: "/api/marks",
  access: "agency",
  summary: "Zahl der gemerkten und abgelehnten Ausschreibungen",
  response: z.object({ saved: z.int(), dismissed: z.int(), fits: z.int(), misfit: z.int() }),
});

export const getLearning = endpoint({
  method: "GET",
  path: "/api/learning",
  access: "agency",
  feature: "agencyFit",
  summary: "Was die Rangfolge aus den Urteilen der Agentur gelernt hat",
  response: z.object({
    /** Marks and outcomes that count, by kind. */
    labels: z.object({
      fits: z.int(),
      misfit: z.int(),
      saved: z.int(),
      dismissed: z.int(),
      won: z.int(),
    }),
    /** So many are needed before anything is learnt. */
    needed: z.int(),
    learntAt: z.iso.datetime().optional(),
    /** The last attempt made the ranking worse on held-back marks and was not used. */
    wasRefused: z.boolean(),
    parts: z.array(
      z.object({
        key: z.enum(fitPartKeys),
        weightBefore: percent,
        weightNow: percent,
      }),
    ),
    wins: z.array(
      z.object({
        tenderSlug: z.string(),
        title: z.string(),
        awardedOn: day.optional(),
      }),
    ),
  }),
});
