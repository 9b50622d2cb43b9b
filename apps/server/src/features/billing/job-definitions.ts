import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

const agencyId = z.uuid();
const agency = z.object({ agencyId });
const instant = z.iso.datetime();

/** Brings our rows in line with the provider's; an agency has at most one such job waiting. */
export const convergeJob: JobDefinition<z.output<typeof agency>> = {
  name: "converge-billing",
  payload: agency,
  singleton: (payload) => payload.agencyId,
  // Covers an outage of some hours; the nightly reconciliation does the rest.
  retryLimit: 20,
};

const mail = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("payment_failed"),
    agencyId,
    since: instant,
    step: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  }),
  z.object({ kind: z.literal("unpaid_plan_ended"), agencyId }),
  z.object({ kind: z.literal("paid_again"), agencyId }),
  z.object({ kind: z.literal("trial_ends"), agencyId, endsAt: instant, hasCard: z.boolean() }),
  z.object({ kind: z.literal("trial_refused"), agencyId }),
  z.object({ kind: z.literal("seats_reduced"), agencyId, userIds: z.array(z.uuid()) }),
]);
export type BillingMail = z.output<typeof mail>;

/** One mail to the owner. */
export const mailBillingJob: JobDefinition<BillingMail> = { name: "mail-billing", payload: mail };

/** Plans that time alone changes: the end of a trial without a card, of the grace after a failed payment. */
export const changePlansJob: JobDefinition<NoPayload> = {
  name: "change-plans",
  payload: noPayload,
  singleton: "all",
  cron: "*/2 * * * *",
};

export const remindOfTrialsJob: JobDefinition<NoPayload> = {
  name: "remind-of-trials",
  payload: noPayload,
  singleton: "all",
  cron: "7 * * * *",
};

/** The further mails about a payment that failed. */
export const remindOfPaymentJob: JobDefinition<NoPayload> = {
  name: "remind-of-payment",
  payload: noPayload,
  singleton: "all",
  cron: "22 * * * *",
};

/** Converges agencies with news that no job followed, as after an outage longer than all retries. */
export const followNewsJob: JobDefinition<NoPayload> = {
  name: "follow-billing-news",
  payload: noPayload,
  singleton: "all",
  cron: "*/10 * * * *",
};

/** Commands that stay open after a killed process or a provider that did not answer. */
export const resumeCommandsJob: JobDefinition<NoPayload> = {
  name: "resume-billing-commands",
  payload: noPayload,
  singleton: "all",
  cron: "*/3 * * * *",
};

/** Asks the provider about every customer, in case an event never arrived. */
export const reconcileJob: JobDefinition<NoPayload> = {
  name: "reconcile-billing",
  payload: noPayload,
  singleton: "all",
  cron: "10 4 * * *",
  expireInSeconds: 2 * 60 * 60,
};
