import { isDeepStrictEqual } from "node:util";
import { lockAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import type { Context } from "../../../platform/context.ts";
import { asOperatorWithin, inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { CustomerState } from "../../../ports/payments.ts";
import { countedSubscription, isRunning } from "./counted-subscription.ts";
import { advanceDunning } from "../dunning/dunning.ts";
import { dropGrantOnceSold } from "../enterprise/drop-grant.ts";
import { confirmSubscription } from "../mails/confirm-order.ts";
import { saveInvoices } from "./invoice.store.ts";
import { markEventsHandled } from "./payment-event.operator.store.ts";
import { endRefusedTrial, refuseKnownTrial } from "../trials/refuse-known-trial.ts";
import type { RefusedTrial } from "../trials/refuse-known-trial.ts";
import { toSubscriptionRow } from "./to-subscription-row.ts";
import { settlePlan } from "../plan/settle-plan.ts";
import { changeSubscription, findSubscription, nextConvergence } from "./subscription.store.ts";
import type { SubscriptionRow } from "./subscription.store.ts";

type Question = NonNullable<Awaited<ReturnType<typeof nextConvergence>>>;

interface Convergence {
  /** Where our rows said something else than the provider; empty: nowhere. */
  readonly differences: readonly string[];
  /** Somebody had told that there is news. */
  readonly hadNews: boolean;
}

/**
 * Brings our rows in line with what the provider says and settles the plan. Does nothing without a customer or without a
 * provider; throws PaymentsError where that does not answer.
 */
export async function convergeAgency(ctx: Context, agencyId: string): Promise<void> {
  await converge(ctx, agencyId);
}

export async function converge(ctx: Context, agencyId: string): Promise<Convergence> {
  const { payments } = ctx.ports;
  const question = payments && (await inAgency(ctx, agencyId, nextConvergence));
  if (!question) return { differences: [], hadNews: false };
  const state = await payments.getCustomer(question.customerId);
  const { differences, refused } = await inAgency(ctx, agencyId, (t) =>
    writeState(t, question, state),
  );
  if (refused) {
    await endRefusedTrial(ctx, payments, agencyId, refused);
    await convergeAgency(ctx, agencyId);
  }
  return { differences, hadNews: question.hadNews };
}

async function writeState(
  t: AgencyTransaction,
  { customerId, number, askedAt }: Question,
  state: CustomerState,
): Promise<{ differences: readonly string[]; refused?: RefusedTrial | undefined }> {
  await lockAgency(t);
  const before = await findSubscription(t, t.agency.id);
  // A later request was answered first, so its answer is newer; or the agency is gone.
  if (!before || before.customer_id !== customerId || before.stored_request > number) {
    return { differences: [] };
  }
  warnOfSecondSubscription(t, state);
  const told = toSubscriptionRow(state, before);
  await changeSubscription(t, t.agency.id, {
    ...told,
    payment_method: told.payment_method && JSON.stringify(told.payment_method),
    subscription_cancelled_at: subscriptionCancelledAt(t, before, state),
    stored_request: number,
    converged_at: askedAt,
    ...(before.news_at && before.news_at <= askedAt && { news_at: null }),
  });
  const areInvoicesDifferent = await saveInvoices(t, state.invoices);
  const refused = await refuseKnownTrial(t, state);
  if (!refused) await confirmSubscription(t, before);
  await dropGrantOnceSold(t, before);
  await settlePlan(t, t.agency.id);
  await advanceDunning(t);
  await asOperatorWithin(t, (operator) => markEventsHandled(operator, customerId, askedAt));
  const names = Object.keys(told) as (keyof typeof told)[];
  const columns = names.filter((name) => !isDeepStrictEqual(before[name], told[name]));
  return { differences: [...columns, ...(areInvoicesDifferent ? ["invoices"] : [])], refused };
}

/** Ours, as the provider keeps the end alone; an end that somebody set there counts as subscriptionCancellation now. */
function subscriptionCancelledAt(
  t: AgencyTransaction,
  before: SubscriptionRow,
  state: CustomerState,
) {
  const counted = countedSubscription(state);
  const isSame = counted?.id === before.subscription_id;
  const subscriptionCancellation = isSame ? before.subscription_cancelled_at : null;
  if (!counted || !isRunning(counted)) return subscriptionCancellation;
  return counted.endsAt ? (subscriptionCancellation ?? t.now()) : null;
}

function warnOfSecondSubscription(t: AgencyTransaction, state: CustomerState): void {
  const running = state.subscriptions.filter(isRunning);
  if (running.length < 2) return;
  const details = { agencyId: t.agency.id, subscriptions: running.map(({ id }) => id) };
  t.log.error(details, "an agency is charged for more than one subscription");
}
