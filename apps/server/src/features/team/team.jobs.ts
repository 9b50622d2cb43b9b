import { handle } from "../../platform/jobs.ts";
import type { JobHandler } from "../../platform/jobs.ts";
import { announceOwnership, sendInvitation } from "./job-definitions.ts";
import { mailOwnership } from "./mail-ownership.ts";
import { sendInvitationMail } from "./send-invitation.ts";

export function teamJobs(): JobHandler[] {
  return [handle(sendInvitation, sendInvitationMail), handle(announceOwnership, mailOwnership)];
}
