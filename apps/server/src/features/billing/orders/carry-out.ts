import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { PaymentsError } from "../../../ports/payments.ts";
import type { Payments } from "../../../ports/payments.ts";
import { convergeAgency } from "../convergence/converge-agency.ts";
import { convergeJob } from "../job-definitions.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { closeCommand } from "./command.store.ts";
import type { Command } from "./command.store.ts";
import type { Order, OrderOf } from "./orders.ts";
import { sendOrder } from "./send-order.ts";
import type { Sent } from "./send-order.ts";

/** Throws payments_unavailable where no provider is set up. */
export function requirePayments({ ports }: Pick<Context, "ports">): Payments {
  if (!ports.payments) throw new AppError("payments_unavailable");
  return ports.payments;
}

/** What the provider could not do, in the product's words. */
export function toPaymentRefusal(error: unknown): unknown {
  if (!(error instanceof PaymentsError)) return error;
  if (error.isRetryable) return new AppError("payments_unavailable");
  return new AppError("payment_refused", error.code === undefined ? {} : { code: error.code });
}

/**
 * Sends what was written down, brings our rows in line and closes the command. Where the provider does not answer it
 * stays open, since nobody knows whether it happened. Throws payments_unavailable or payment_refused.
 */
export async function carryOut(
  ctx: Context,
  agencyId: string,
  { id, begunAt, order }: Command & { readonly order: Order },
): Promise<Sent> {
  const payments = requirePayments(ctx);
  let sent: Sent;
  try {
    sent = await sendOrder({ ctx, payments, agencyId, id, begunAt }, order);
  } catch (error) {
    if (error instanceof PaymentsError) {
      ctx.log.warn(
        { err: error, agencyId, kind: order.kind },
        "the provider did not take an order",
      );
      if (!error.isRetryable) await close(ctx, agencyId, id, error.code ?? "refused");
    }
    throw toPaymentRefusal(error);
  }
  await close(ctx, agencyId, id);
  return sent;
}

/** Brings our rows in line before it says that the command is done; the rest is left to a job where that fails. */
async function close(ctx: Context, agencyId: string, id: string, failure?: string): Promise<void> {
  const isConverged = await tryToConverge(ctx, agencyId);
  await inAgency(ctx, agencyId, async (t) => {
    await closeCommand(t, id, failure);
    if (!isConverged) await t.enqueue(convergeJob, { agencyId });
  });
}

async function tryToConverge(ctx: Context, agencyId: string): Promise<boolean> {
  try {
    await convergeAgency(ctx, agencyId);
    return true;
  } catch (error) {
    if (error instanceof PaymentsError) return false;
    throw error;
  }
}

/** A request that began so long ago has ended, whatever became of it. */
const requestTakesMs = 3 * 60 * 1000;

/**
 * Ends a command that somebody else began and perhaps could not end. What only its browser could go on with, and what
 * costs money that its person was told nothing was booked for, is looked up and never sent by itself.
 * Throws payments_unavailable, or stale_version while it may be under way.
 */
export async function finish(ctx: Context, agencyId: string, command: Command): Promise<void> {
  const { id, order, begunAt } = command;
  const isUnderWay = ctx.now().getTime() - begunAt.getTime() < requestTakesMs;
  if (!order) {
    await close(ctx, agencyId, id);
    return;
  }
  if (order.kind === "begin_payment_method") return close(ctx, agencyId, id, "abandoned");
  const isOnlyLookedUp =
    order.kind === "change_plan" || (order.kind === "subscribe" && !isUnderWay);
  if (!isOnlyLookedUp) {
    await carryOut(ctx, agencyId, { ...command, order }).catch((error: unknown) => {
      // Refused for good: it is closed, and what comes next finds things as they are.
      if (!(error instanceof AppError) || error.code !== "payment_refused") throw error;
    });
    return;
  }
  const has = await hasHappened(ctx, agencyId, id, order);
  if (!has && isUnderWay) throw new AppError("stale_version");
  await close(ctx, agencyId, id, has ? undefined : "abandoned");
}

async function hasHappened(
  ctx: Context,
  agencyId: string,
  commandId: string,
  order: OrderOf<"change_plan"> | OrderOf<"subscribe">,
): Promise<boolean> {
  const row = await inAgency(ctx, agencyId, (t) => findSubscription(t, agencyId));
  if (!row?.customer_id) return false;
  try {
    const { subscriptions } = await requirePayments(ctx).getCustomer(row.customer_id);
    if (order.kind === "subscribe") return subscriptions.some((it) => it.commandId === commandId);
    const changed = subscriptions.find(({ id }) => id === order.subscriptionId);
    return changed?.plan.tier === order.plan.tier && changed.plan.period === order.plan.period;
  } catch (error) {
    throw toPaymentRefusal(error);
  }
}
