import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

const enquiry = z.object({ enquiryId: z.uuid() });

/** Two jobs, so that one mail's trouble does not send the other again. */
export const mailEnquiryJob: JobDefinition<z.output<typeof enquiry>> = {
  name: "mail-enquiry",
  payload: enquiry,
};

export const confirmEnquiryJob: JobDefinition<z.output<typeof enquiry>> = {
  name: "confirm-enquiry",
  payload: enquiry,
};

/** At night. */
export const sweepEnquiriesJob: JobDefinition<NoPayload> = {
  name: "sweep-enquiries",
  payload: noPayload,
  singleton: "all",
  cron: "40 3 * * *",
};
