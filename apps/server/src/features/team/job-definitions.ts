import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";

const payload = z.object({ agencyId: z.uuid(), invitationId: z.uuid() });

export const sendInvitation: JobDefinition<z.output<typeof payload>> = {
  name: "send-invitation",
  payload,
};

const transfer = z.object({ agencyId: z.uuid(), userId: z.uuid(), newOwnerId: z.uuid() });

/** Each of the two owners gets a job of their own, so that a retry mails only one of them again. */
export const announceOwnership: JobDefinition<z.output<typeof transfer>> = {
  name: "announce-ownership",
  payload: transfer,
};
