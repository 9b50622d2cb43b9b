import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";

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

const none = z.strictObject({});

/** At night. */
export const sweepEnquiriesJob: JobDefinition<z.output<typeof none>> = {
  name: "sweep-enquiries",
  payload: none,
  singleton: "all",
  cron: "40 3 * * *",
};
