import { z } from "zod";
import type { Transaction } from "../../platform/context.ts";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

const mail = z.object({
  requestId: z.uuid(),
  mail: z.enum(["receipt", "operator", "extension", "answer", "overdue"]),
});
export type RequestMail = z.output<typeof mail>;

/** One mail a job, so that one mail's trouble does not send another again. */
export const mailDataRequestJob: JobDefinition<RequestMail> = {
  name: "mail-data-request",
  payload: mail,
  retryLimit: 12,
  singleton: ({ requestId, mail: kind }) => `${requestId} ${kind}`,
};

/** The mail goes out exactly when the transaction's rows are written. */
export const queueMail = (t: Transaction, payload: RequestMail): Promise<void> =>
  t.enqueue(mailDataRequestJob, payload);

/** In the morning, when somebody can act on it */
export const remindDataRequestsJob: JobDefinition<NoPayload> = {
  name: "remind-data-requests",
  payload: noPayload,
  singleton: "all",
  cron: "15 7 * * *",
};

export const sweepDataRequestsJob: JobDefinition<NoPayload> = {
  name: "sweep-data-requests",
  payload: noPayload,
  singleton: "all",
  cron: "50 3 * * *",
};
