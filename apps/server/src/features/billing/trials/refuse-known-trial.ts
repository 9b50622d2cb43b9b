import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { PaymentsError } from "../../../ports/payments.ts";
import type { CustomerState, Payments } from "../../../ports/payments.ts";
import { closeCommand, findOrInsertCommand } from "../orders/command.store.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { countedSubscription } from "../convergence/counted-subscription.ts";
import { mailBillingJob } from "../job-definitions.ts";
import { trialKeysOf } from "../trial-key.ts";
import { claimTrialKeys, hasUsedTrial, trialKeysOfAgency } from "./trial-keys.ts";

const dayMs = 24 * 60 * 60 * 1000;

export interface RefusedTrial {
  readonly commandId: string;
  readonly subscriptionId: string;
}

/**
 * Each company gets one trial, and its card is only known now. Claims the agency's card and company keys, or stores the
 * order to end the trial where another agency had a trial with one of them.
 */
export async function refuseKnownTrial(
  t: AgencyTransaction,
  state: CustomerState,
): Promise<RefusedTrial | undefined> {
  const counted = countedSubscription(state);
  if (counted?.status !== "trialing") return undefined;
  const card = counted.paymentMethod ?? state.defaultPaymentMethod;
  if (!card) return undefined;
  const { id: agencyId } = t.agency;
  if (await keepsFreeTrial(t, counted.trialEndsAt)) return undefined;
  const cardFingerprint = card.fingerprint;
  const keys = (await hasUsedTrial(t, agencyId))
    ? trialKeysOf({ cardFingerprint })
    : await trialKeysOfAgency(t, agencyId, { cardFingerprint });
  if (await claimTrialKeys(t, agencyId, keys)) return undefined;
  const subscriptionId = counted.id;
  const commandId = await findOrInsertCommand(t, "refuse_trial", { subscriptionId });
  return { commandId, subscriptionId };
}

/** The rest of the trial without a card, which the agency had by its own right: its card opens no second one. */
async function keepsFreeTrial(t: AgencyTransaction, endsAt: Date | undefined): Promise<boolean> {
  const freeEndsAt = (await findSubscription(t, t.agency.id))?.free_trial_ends_at;
  if (!freeEndsAt || !endsAt) return false;
  return endsAt.getTime() <= freeEndsAt.getTime() + dayMs;
}

/** Ends the trial free of charge and mails the owner why. Repeated after a crash, it sends the same command. */
export async function endRefusedTrial(
  ctx: Context,
  payments: Payments,
  agencyId: string,
  { commandId, subscriptionId }: RefusedTrial,
): Promise<void> {
  let failure: string | undefined;
  try {
    await payments.endNow(commandId, subscriptionId);
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.isRetryable) throw error;
    failure = error.code ?? "refused";
    ctx.log.error({ err: error, agencyId }, "a trial with a known card could not be ended");
  }
  await inAgency(ctx, agencyId, async (t) => {
    if (!(await closeCommand(t, commandId, failure)) || failure !== undefined) return;
    await t.enqueue(mailBillingJob, { kind: "trial_refused", agencyId });
  });
}
