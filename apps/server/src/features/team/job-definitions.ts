import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs.ts";

const payload = z.object({ agencyId: z.uuid(), invitationId: z.uuid() });

export const sendInvitation: JobDefinition<z.output<typeof payload>> = {
  name: "send-invitation",
  payload,
};
