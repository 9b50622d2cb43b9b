import { feedbackKinds, feedbackLimits, feedbackStates } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done, line, lines } from "../fields.ts";

const kind = z.enum(feedbackKinds as [(typeof feedbackKinds)[number]]);

const feedback = z.object({
  id: z.uuid(),
  kind,
  text: z.string(),
  /** The page of the app that it is about */
  page: z.string().optional(),
  sentAt: z.iso.datetime(),
  state: z.enum(feedbackStates),
  answer: z.string().optional(),
  answeredAt: z.iso.datetime().optional(),
});

export const listFeedback = endpoint({
  method: "GET",
  path: "/api/feedback",
  access: "agency",
  summary: "Was man dem Betreiber selbst geschrieben hat, mit dessen Antworten, neueste zuerst",
  response: z.object({
    /** The newest fifty */
    feedback: z.array(feedback),
  }),
});

export const sendFeedback = endpoint({
  method: "POST",
  path: "/api/feedback",
  access: "agency",
  maxBodyBytes: 32 * 1024,
  summary: "Dem Betreiber eine Idee, einen Fehler oder ein Lob schreiben",
  body: z.object({
    kind,
    text: lines(feedbackLimits.textMax).min(1),
    page: line(feedbackLimits.pageMax).optional(),
  }),
  response: feedback,
});

export const listAllFeedback = endpoint({
  method: "GET",
  path: "/api/admin/feedback",
  access: "admin",
  summary: "Was Mitglieder der Agenturen schreiben, neueste zuerst",
  query: z.object({ cursor: z.uuid().optional() }),
  response: z.object({
    feedback: z.array(
      feedback.extend({ agency: z.object({ id: z.uuid(), name: z.string() }), byName: z.string() }),
    ),
    nextCursor: z.uuid().optional(),
  }),
});

export const answerFeedback = endpoint({
  method: "PATCH",
  path: "/api/admin/feedback/:id",
  access: "admin",
  maxBodyBytes: 32 * 1024,
  summary: "Eine Rückmeldung einmal beantworten, was gemailt wird, oder als erledigt kennzeichnen",
  params: z.object({ id: z.uuid() }),
  body: z.union([
    z.strictObject({ answer: lines(feedbackLimits.answerMax).min(1) }),
    z.strictObject({ isDone: z.boolean() }),
  ]),
  response: done,
});
