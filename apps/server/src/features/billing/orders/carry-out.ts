import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { PaymentsError } from "../../../ports/payments.ts";
import type { Payments } from "../../../ports/payments.ts";
import { convergeAgency } from "../convergence/converge-agency.ts";
import { confirmPlanChange } from "../mails/confirm-order.ts";
import { convergeJob } from "../job-definitions.ts";
import { closeCommand } from "./command.store.ts";
import type { Command } from "./command.store.ts";
import type { Order } from "./orders.ts";
import { sendOrder } from "./send-order.ts";
import type { Sent } from "./send-order.ts";

/** Throws payments_unavailable where no provider is set up. */
export function requirePayments({ ports }: Pick<Context, "ports">): Payments {
  if (!ports.payments) throw new AppError("payments_unavailable");
  return ports.payments;
}

/** Translates a failure of the provider into an error of the contract. */
export function toPaymentRefusal(error: unknown): unknown {
  if (!(error instanceof PaymentsError)) return error;
  if (error.isRetryable) return new AppError("payments_unavailable");
  return new AppError("payment_refused", error.code === undefined ? {} : { code: error.code });
}

/**
 * Sends the order of a stored command, brings our rows in line and closes the command. Where the provider does not answer
 * the command stays open, since nobody knows whether it happened. Throws payments_unavailable or payment_refused.
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
      if (!error.isRetryable) await closeConverged(ctx, agencyId, id, error.code ?? "refused");
    }
    throw toPaymentRefusal(error);
  }
  await closeConverged(ctx, agencyId, id);
  return sent;
}

/** Brings our rows in line and closes the command. Where the provider does not answer, a job converges later. */
export async function closeConverged(
  ctx: Context,
  agencyId: string,
  id: string,
  failure?: string,
): Promise<void> {
  const isConverged = await tryToConverge(ctx, agencyId);
  await inAgency(ctx, agencyId, async (t) => {
    const isOurs = await closeCommand(t, id, failure);
    if (isOurs && failure === undefined) await confirmPlanChange(t, id);
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
