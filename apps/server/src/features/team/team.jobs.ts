import { handle } from "../../platform/jobs.ts";
import type { JobHandler } from "../../platform/jobs.ts";
import { sendInvitation } from "./job-definitions.ts";
import { sendInvitationMail } from "./send-invitation.ts";

export function teamJobs(): JobHandler[] {
  return [handle(sendInvitation, sendInvitationMail)];
}
