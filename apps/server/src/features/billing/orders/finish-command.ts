import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { Subscription } from "../../../ports/payments.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { carryOut, closeConverged, requirePayments, toPaymentRefusal } from "./carry-out.ts";
import type { Command } from "./command.store.ts";
import type { Order, OrderOf } from "./orders.ts";

/** A request that began so long ago has ended, whatever became of it. */
export const requestTakesMs: number = 3 * 60 * 1000;

type OrderCommand<Wanted extends Order = Order> = Command & { readonly order: Wanted };

/**
 * Ends a command that another request or process began and perhaps could not end. Throws payments_unavailable, or
 * stale_version while the other request may still run.
 */
export async function finishCommand(
  ctx: Context,
  agencyId: string,
  { order, ...command }: Command,
): Promise<void> {
  // No order made it, so there is nothing to send: what became of it shows in our rows.
  if (!order) return closeConverged(ctx, agencyId, command.id);
  switch (order.kind) {
    case "begin_payment_method":
      return abandon(ctx, agencyId, command);
    case "change_plan":
      return lookUpPlanChange(ctx, agencyId, { ...command, order });
    case "subscribe":
      // An operator ordered: no browser has to go on, so it is carried out however late.
      return order.terms || isUnderWay(ctx, command)
        ? sendAgain(ctx, agencyId, { ...command, order })
        : lookUpCheckout(ctx, agencyId, { ...command, order });
    default:
      return sendAgain(ctx, agencyId, { ...command, order });
  }
}

const isUnderWay = (ctx: Context, { begunAt }: Pick<Command, "begunAt">) =>
  ctx.now().getTime() - begunAt.getTime() < requestTakesMs;

/** Only the browser that began it has the secret to go on with it. */
async function abandon(ctx: Context, agencyId: string, { id }: Pick<Command, "id">): Promise<void> {
  await closeConverged(ctx, agencyId, id, "abandoned");
}

/** A plan change costs money and its owner was told that it failed: it is looked up and never sent a second time. */
async function lookUpPlanChange(
  ctx: Context,
  agencyId: string,
  command: OrderCommand<OrderOf<"change_plan">>,
): Promise<void> {
  const { subscriptionId, plan, terms } = command.order;
  const subscriptions = await getSubscriptions(ctx, agencyId);
  const subscription = subscriptions.find(({ id }) => id === subscriptionId);
  const changed = subscription?.plan;
  const isAgreed = !terms || terms.netCents === subscription?.netCents;
  if (changed?.tier === plan.tier && changed.period === plan.period && isAgreed) {
    if (subscription?.next) {
      // The request that changed the plan takes back what waited; only where it died it is done here.
      if (isUnderWay(ctx, command)) throw new AppError("stale_version");
      await dropNext(ctx, command.id, subscriptionId);
    }
    return closeConverged(ctx, agencyId, command.id);
  }
  if (isUnderWay(ctx, command)) throw new AppError("stale_version");
  return abandon(ctx, agencyId, command);
}

async function dropNext(ctx: Context, commandId: string, subscriptionId: string): Promise<void> {
  try {
    await requirePayments(ctx).dropScheduledChange(commandId, subscriptionId);
  } catch (error) {
    throw toPaymentRefusal(error);
  }
}

/** Nobody waits for this checkout any more: no subscription is made that its owner does not see. */
async function lookUpCheckout(
  ctx: Context,
  agencyId: string,
  command: OrderCommand<OrderOf<"subscribe">>,
): Promise<void> {
  const subscriptions = await getSubscriptions(ctx, agencyId);
  if (!subscriptions.some(({ commandId }) => commandId === command.id)) {
    return abandon(ctx, agencyId, command);
  }
  return closeConverged(ctx, agencyId, command.id);
}

/** The provider carries an order out once, however often it is sent. */
async function sendAgain(ctx: Context, agencyId: string, command: OrderCommand): Promise<void> {
  try {
    await carryOut(ctx, agencyId, command);
  } catch (error) {
    // A refusal has closed the command.
    if (!(error instanceof AppError) || error.code !== "payment_refused") throw error;
  }
}

async function getSubscriptions(ctx: Context, agencyId: string): Promise<readonly Subscription[]> {
  const row = await inAgency(ctx, agencyId, (t) => findSubscription(t, agencyId));
  if (!row?.customer_id) return [];
  try {
    return (await requirePayments(ctx).getCustomer(row.customer_id)).subscriptions;
  } catch (error) {
    throw toPaymentRefusal(error);
  }
}
