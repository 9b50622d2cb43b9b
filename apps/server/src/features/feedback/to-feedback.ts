import type { listFeedback } from "@tc/contract";
import type { z } from "zod";
import type { FeedbackRow } from "./feedback.store.ts";

export type Feedback = z.output<typeof listFeedback.response>["feedback"][number];

export function toFeedback(row: FeedbackRow): Feedback {
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    ...(row.page !== null && { page: row.page }),
    sentAt: row.sent_at.toISOString(),
    state: row.answer !== null ? "answered" : row.done_at ? "done" : "open",
    ...(row.answer !== null && { answer: row.answer }),
    ...(row.answered_at && { answeredAt: row.answered_at.toISOString() }),
  };
}
