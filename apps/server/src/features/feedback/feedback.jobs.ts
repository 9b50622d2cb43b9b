import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { mailFeedbackAnswerJob, mailFeedbackJob } from "./job-definitions.ts";
import { mailFeedback, mailFeedbackAnswer } from "./mail-feedback.ts";

export function feedbackJobs(): JobHandler[] {
  return [handle(mailFeedbackJob, mailFeedback), handle(mailFeedbackAnswerJob, mailFeedbackAnswer)];
}
