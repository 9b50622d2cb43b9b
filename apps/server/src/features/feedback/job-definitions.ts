import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";

const feedback = z.object({ feedbackId: z.uuid() });

/** To the operator */
export const mailFeedbackJob: JobDefinition<z.output<typeof feedback>> = {
  name: "mail-feedback",
  payload: feedback,
};

/** To the member who wrote */
export const mailFeedbackAnswerJob: JobDefinition<z.output<typeof feedback>> = {
  name: "mail-feedback-answer",
  payload: feedback,
};
