import { AppError } from "@tc/domain";
import type { Context, Transaction } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import type { PaymentEvent } from "../../../ports/payments.ts";
import { convergeJob } from "../job-definitions.ts";
import * as store from "./payment-event.operator.store.ts";

/**
 * Takes what the provider sent: stores each event once and has the customer looked at. What the event says is not read;
 * so it does not matter in which order, how late or how often events come. Throws bad_request for what the provider did
 * not sign just now.
 */
export async function receiveEvent(
  ctx: Context,
  rawBody: Uint8Array,
  signature: string | undefined,
): Promise<void> {
  const { payments } = ctx.ports;
  if (!payments) throw new AppError("not_found");
  const event = payments.readEvent(rawBody, signature);
  if (!event) throw new AppError("bad_request");
  if (event.isLive === payments.isTestMode) {
    ctx.log.warn({ event: event.id }, "an event of the other mode was left aside");
    return;
  }
  await asOperator(ctx, (t) => noteEvent(t, event));
}

/** False: the event was stored before. */
export async function noteEvent(t: Transaction, event: PaymentEvent): Promise<boolean> {
  if (!(await store.saveEvent(t, event))) return false;
  if (event.customerId === undefined) return true;
  const agencyId = await store.noteNews(t, event.customerId);
  if (agencyId !== undefined) await t.enqueue(convergeJob, { agencyId });
  return true;
}
