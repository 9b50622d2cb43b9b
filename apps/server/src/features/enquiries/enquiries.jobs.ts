import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { confirmEnquiry } from "./confirm-enquiry.ts";
import { confirmEnquiryJob, mailEnquiryJob, sweepEnquiriesJob } from "./job-definitions.ts";
import { mailEnquiry } from "./mails/mail-enquiry.ts";
import { sweepEnquiries } from "./sweep/sweep-enquiries.ts";

export function enquiriesJobs(): JobHandler[] {
  return [
    handle(mailEnquiryJob, mailEnquiry),
    handle(confirmEnquiryJob, confirmEnquiry),
    handle(sweepEnquiriesJob, sweepEnquiries),
  ];
}
