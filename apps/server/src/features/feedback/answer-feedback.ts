import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { asAdmin } from "../admin/index.ts";
import { findFeedback, setAnswer, setDone } from "./feedback.operator.store.ts";
import { mailFeedbackAnswerJob } from "./job-definitions.ts";

type Change = { readonly answer: string } | { readonly isDone: boolean };

/** One answer each, which is mailed. Throws not_found, and stale_version where another admin answered before. */
export async function answerFeedback(
  ctx: Context,
  feedbackId: string,
  change: Change,
): Promise<{ done: true }> {
  await asAdmin(ctx, "answerFeedback", async (t) => {
    if ("isDone" in change) {
      if (!(await setDone(t, feedbackId, change.isDone))) throw new AppError("not_found");
      return;
    }
    if (!(await findFeedback(t, feedbackId))) throw new AppError("not_found");
    if (!(await setAnswer(t, feedbackId, change.answer))) throw new AppError("stale_version");
    await t.enqueue(mailFeedbackAnswerJob, { feedbackId });
  });
  return { done: true };
}
