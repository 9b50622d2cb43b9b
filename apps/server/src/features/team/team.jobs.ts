import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { announceOwnership, sendInvitation } from "./job-definitions.ts";
import { mailOwnership } from "./ownership/mail-ownership.ts";
import { sendInvitationMail } from "./invitations/send-invitation.ts";

export function teamJobs(): JobHandler[] {
  return [handle(sendInvitation, sendInvitationMail), handle(announceOwnership, mailOwnership)];
}
