import { dueBefore, retentionClasses } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { PaymentsError } from "../../../ports/payments.ts";
import { converge } from "./converge-agency.ts";
import { listCustomers } from "./due.operator.store.ts";
import { forgetEventsBefore } from "./payment-event.operator.store.ts";
import { noteEvent } from "./receive-event.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** The provider repeats an event for three days. */
const eventDays = 4;

interface Reconciliation {
  readonly customers: number;
  /** Agencies whose rows were wrong although no event had announced news. */
  readonly drifted: number;
  /** Events that never came by themselves. */
  readonly missedEvents: number;
  readonly failed: number;
}

/** Asks the provider about every customer, with or without news. A failure for one customer does not stop the others. */
export async function reconcile(ctx: Context): Promise<Reconciliation> {
  const before = dueBefore(retentionClasses.paymentEvents, ctx.now());
  await asOperator(ctx, (t) => forgetEventsBefore(t, before));
  const missedEvents = await catchUpOnEvents(ctx);
  const agencyIds = await asOperator(ctx, listCustomers);
  let drifted = 0;
  let failed = 0;
  for (const agencyId of agencyIds) {
    try {
      const { differences, hadNews } = await converge(ctx, agencyId);
      if (differences.length === 0 || hadNews) continue;
      drifted++;
      ctx.log.warn({ agencyId, differences }, "what an agency bought was not what we had written");
    } catch (error) {
      // The provider does not answer: the whole job is retried.
      if (!(error instanceof PaymentsError) || error.isRetryable) throw error;
      failed++;
      ctx.log.error({ err: error, agencyId }, "the provider refused to tell about a customer");
    }
  }
  const result = { customers: agencyIds.length, drifted, missedEvents, failed };
  ctx.log.info(result, "compared what was bought with the payment provider");
  return result;
}

async function catchUpOnEvents(ctx: Context): Promise<number> {
  const { payments } = ctx.ports;
  if (!payments) return 0;
  let missed = 0;
  const since = new Date(ctx.now().getTime() - eventDays * dayMs);
  for await (const event of payments.listEvents(since)) {
    if (event.isLive === payments.isTestMode) continue;
    if (await asOperator(ctx, (t) => noteEvent(t, event))) missed++;
  }
  return missed;
}
