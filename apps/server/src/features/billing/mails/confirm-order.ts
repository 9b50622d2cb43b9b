import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { queueLetter } from "../../letters/index.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { findCommand } from "../orders/command.store.ts";
import type { Command } from "../orders/command.store.ts";
import type { Order } from "../orders/orders.ts";
import { findLive, findNextPlan } from "../subscription/subscription-state.ts";
import type { LiveSubscription, SubscriptionRow } from "../subscription/subscription-state.ts";
import {
  cancellationConfirmedEmail,
  cancellationWithdrawnEmail,
  orderConfirmedEmail,
  planChangeConfirmedEmail,
} from "./contract.email.ts";

const pageOf = (t: AgencyTransaction) => `${t.site.publicUrl}/app/subscription`;

/** A first payment that is still on its way orders nothing yet. */
const runningOf = (row: SubscriptionRow | undefined) => {
  const live = findLive(row);
  return live && live.status !== "incomplete" ? live : undefined;
};

/** Confirms a subscription that has begun since `before`, once however often the provider tells of it. */
export async function confirmSubscription(
  t: AgencyTransaction,
  before: SubscriptionRow,
): Promise<void> {
  const row = await findSubscription(t, t.agency.id);
  const live = runningOf(row);
  if (!live || runningOf(before)?.id === live.id) return;
  const { id, periodStartsAt: startsAt, periodEndsAt } = live;
  const trialEndsAt = live.status === "trialing" ? (row?.trial_ends_at ?? undefined) : undefined;
  const content = { plan: live, startsAt, periodEndsAt, trialEndsAt, url: pageOf(t) };
  await queueLetter(t, { key: `order ${id}`, ...orderConfirmedEmail(content) });
}

/** Confirms a cancellation, or that it is taken back, in the transaction that writes it down: from then on it counts. */
export async function confirmCancellation(
  t: AgencyTransaction,
  { id, order }: Command,
  row: SubscriptionRow | undefined,
): Promise<void> {
  const plan = findLive(row);
  const letter = plan && order && cancellationLetter(t, order, plan);
  if (letter) await queueLetter(t, { key: `cancellation ${id}`, ...letter });
}

/** Undefined: another order. */
function cancellationLetter(t: AgencyTransaction, order: Order, plan: LiveSubscription) {
  const url = pageOf(t);
  if (order.kind === "end_now") {
    return cancellationConfirmedEmail({ plan, cancelledAt: t.now(), endsAt: undefined, url });
  }
  if (order.kind !== "end_at") return undefined;
  if (order.at === null) return cancellationWithdrawnEmail({ plan, url });
  const { at, subscriptionCancelledAt } = order;
  const cancelledAt =
    subscriptionCancelledAt === undefined ? t.now() : new Date(subscriptionCancelledAt);
  return cancellationConfirmedEmail({ plan, cancelledAt, endsAt: new Date(at), url });
}

/** Confirms a change of the plan that the provider has carried out. */
export async function confirmPlanChange(t: AgencyTransaction, commandId: string): Promise<void> {
  const { order } = (await findCommand(t, commandId)) ?? {};
  if (order?.kind !== "change_plan" && order?.kind !== "schedule_change") return;
  const { kind, terms } = order;
  const plan = { ...order.plan, netCents: terms?.netCents };
  const row = kind === "change_plan" ? undefined : await findSubscription(t, t.agency.id);
  const from = kind === "change_plan" ? ("now" as const) : findNextPlan(row)?.from;
  const letter = planChangeConfirmedEmail({ plan, from, url: pageOf(t) });
  await queueLetter(t, { key: `plan ${commandId}`, ...letter });
}
