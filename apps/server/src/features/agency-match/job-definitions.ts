import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

const ofRequest = z.object({ requestId: z.uuid() });
const ofInvitation = z.object({ requestId: z.uuid(), agencyId: z.uuid(), invitationId: z.uuid() });

/** Asks whoever reads the typed address whether the request is theirs. */
export const mailConfirmationJob: JobDefinition<z.output<typeof ofRequest>> = {
  name: "mail-closed-request-confirmation",
  payload: ofRequest,
};

/** Tells the operator of a request whose address is confirmed. */
export const mailOperatorJob: JobDefinition<z.output<typeof ofRequest>> = {
  name: "mail-closed-request",
  payload: ofRequest,
};

const forAgency = ofInvitation.extend({ news: z.enum(["asked", "exchanged", "ended"]) });
export const tellAgencyJob: JobDefinition<z.output<typeof forAgency>> = {
  name: "tell-agency-of-match",
  payload: forAgency,
};

const forBuyer = ofInvitation.extend({ news: z.enum(["accepted", "exchanged", "ended"]) });
/** It waits a minute: an answer that is taken back at once reaches nobody. */
export const tellBuyerJob: JobDefinition<z.output<typeof forBuyer>> = {
  name: "tell-buyer-of-match",
  payload: forBuyer,
  delaySeconds: 60,
  singleton: ({ invitationId, news }) => `${invitationId} ${news}`,
};

/** Without that minute: from the withdrawal on the buyer must not use the agency's contact. */
export const tellBuyerOfWithdrawalJob: JobDefinition<z.output<typeof forBuyer>> = {
  name: "tell-buyer-of-withdrawal",
  payload: forBuyer,
};

/** At night. */
export const sweepClosedRequestsJob: JobDefinition<NoPayload> = {
  name: "sweep-closed-requests",
  payload: noPayload,
  singleton: "all",
  cron: "45 3 * * *",
};
