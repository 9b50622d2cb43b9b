import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { Payments } from "../../../ports/payments.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import type { Command } from "./command.store.ts";
import type { Order, OrderOf } from "./orders.ts";
import { saveCustomerId, saveSubscriptionCancellation } from "../subscription/plan-order.store.ts";

export interface Sent {
  /** For the browser, where it has to go on */
  readonly clientSecret?: string;
}

interface Sending extends Pick<Command, "id" | "begunAt"> {
  readonly ctx: Context;
  readonly payments: Payments;
  readonly agencyId: string;
}

/** The provider remembers our command ids for a day. An older command searches for its customer before it makes one. */
const keyLivesMs = 20 * 60 * 60 * 1000;

/** Sends the order to the provider, which carries it out once however often it is sent. Throws PaymentsError. */
export async function sendOrder(sending: Sending, order: Order): Promise<Sent> {
  const { id, payments, agencyId } = sending;
  switch (order.kind) {
    case "save_customer":
      await sendCustomer(sending, order);
      return {};
    case "subscribe": {
      const { customerId, plan, trialDays, terms } = order;
      const trial = trialDays === undefined ? {} : { trialDays };
      const made = await payments.subscribe(id, {
        customerId,
        agencyId,
        plan,
        ...trial,
        ...(terms && { terms }),
      });
      return made.clientSecret === undefined ? {} : { clientSecret: made.clientSecret };
    }
    case "end_incomplete":
      await payments.endNow(id, order.subscriptionId, { isUnpaidOnly: true });
      return {};
    case "change_plan": {
      const { subscriptionId, plan, terms } = order;
      const computedFor = new Date(order.computedFor);
      const agreed = terms ? { terms } : {};
      await payments.changePlan(id, { subscriptionId, plan, computedFor, ...agreed });
      return {};
    }
    case "schedule_change": {
      const { subscriptionId, plan, terms } = order;
      await payments.scheduleChange(id, { subscriptionId, plan, ...(terms && { terms }) });
      return {};
    }
    case "drop_change":
      await payments.dropScheduledChange(id, order.subscriptionId);
      return {};
    case "end_at":
      await sendEnd(sending, order);
      return {};
    case "end_now":
      await payments.endNow(id, order.subscriptionId);
      return {};
    case "begin_payment_method":
      return { clientSecret: await payments.beginPaymentMethod(id, order.customerId) };
    case "use_payment_method": {
      const { customerId, setupIntentId } = order;
      await payments.usePaymentMethod(id, { customerId, setupIntentId });
      return {};
    }
  }
}

async function sendCustomer(
  { ctx, payments, agencyId, id, begunAt }: Sending,
  { address: { vatId, ...address } }: OrderOf<"save_customer">,
): Promise<void> {
  const row = await inAgency(ctx, agencyId, (t) => findSubscription(t, agencyId));
  const isOld = ctx.now().getTime() - begunAt.getTime() > keyLivesMs;
  const storedId =
    row?.customer_id ?? (isOld ? await payments.findCustomer(agencyId) : undefined) ?? undefined;
  const customerId = await payments.saveCustomer(id, {
    agencyId,
    address: { ...address, ...(vatId !== undefined && { vatId }) },
    ...(storedId !== undefined && { customerId: storedId }),
  });
  await inAgency(ctx, agencyId, (t) => saveCustomerId(t, customerId));
}

/** Our row keeps the moment of the cancellation, even if the provider learns of it later. */
async function sendEnd(
  { ctx, payments, agencyId, id }: Sending,
  { subscriptionId, at, subscriptionCancelledAt }: OrderOf<"end_at">,
): Promise<void> {
  await payments.endAt(id, subscriptionId, at === null ? null : new Date(at));
  if (subscriptionCancelledAt !== undefined) {
    await inAgency(ctx, agencyId, (t) =>
      saveSubscriptionCancellation(t, new Date(subscriptionCancelledAt)),
    );
  }
}
