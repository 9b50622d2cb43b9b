import type { placeEnterpriseOrder as endpoint } from "@tc/contract";
import { AppError, invariant } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { convergeAgency } from "../convergence/converge-agency.ts";
import { requirePayments, toPaymentRefusal } from "../orders/carry-out.ts";
import { placeOrder } from "../orders/place-order.ts";
import type { Decision } from "../orders/place-order.ts";
import { saveAddress } from "../subscription/plan-order.store.ts";
import { findLive, findNextPlan, isWaiting } from "../subscription/subscription-state.ts";
import type { SubscriptionRow } from "../subscription/subscription-state.ts";
import { dropGrant } from "./drop-grant.ts";
import { recordAdminCall } from "./record-admin-call.ts";
import { findObstacle, isSold, planOf, termsOf } from "./sale.ts";
import type { EnterpriseOrder } from "./sale.ts";

interface Taken {
  readonly takesEffect: "now" | "period_end";
  readonly at: Date;
}

/** A price is shown so long; later it is asked for anew. */
const previewHoldsMs = 60 * 60 * 1000;
const maxTries = 5;

/**
 * Sells Enterprise as agreed: a new subscription, or the one that runs changed at once or with its next period. Sent twice
 * it happens once.
 */
export async function placeEnterpriseOrder(
  ctx: Context,
  agencyId: string,
  order: EnterpriseOrder,
): Promise<z.input<typeof endpoint.response>> {
  await recordAdminCall(ctx, "placeEnterpriseOrder", agencyId);
  requirePayments(ctx);
  try {
    // What the agency has changed a moment ago may not have reached us yet.
    await convergeAgency(ctx, agencyId);
    await saveRecipient(ctx, agencyId, order);
    const { takesEffect, at } = await sell(ctx, agencyId, order);
    return { takesEffect, at: at.toISOString() };
  } catch (error) {
    throw toPaymentRefusal(error);
  }
}

async function saveRecipient(
  ctx: Context,
  agencyId: string,
  order: EnterpriseOrder,
): Promise<void> {
  const { vatId, ...recipient } = order.recipient;
  const address = { ...recipient, country: "DE", ...(vatId !== undefined && { vatId }) };
  await placeOrder(
    ctx,
    agencyId,
    async (t, row) => {
      checkOrder(t, row, order);
      await saveAddress(t, address);
      return { order: { kind: "save_customer", address } };
    },
    "operator",
  );
}

async function sell(ctx: Context, agencyId: string, order: EnterpriseOrder): Promise<Taken> {
  for (let tries = 0; tries < maxTries; tries++) {
    let taken: Taken | undefined;
    const placed = await placeOrder<Taken>(
      ctx,
      agencyId,
      async (t, row) => {
        const decision = decide(t, row, order);
        taken = decision.taken;
        if (decision.order) return { order: decision.order };
        if (taken.takesEffect === "now") await dropGrant(t);
        return { answer: taken };
      },
      "operator",
    );
    if (placed.answer) return placed.answer;
    // An unpaid checkout of the agency was ended; now comes the order itself.
    if (placed.order.kind === "end_incomplete") continue;
    return taken ?? { takesEffect: "now", at: ctx.now() };
  }
  throw new AppError("overloaded");
}

function decide(
  t: AgencyTransaction,
  row: SubscriptionRow | undefined,
  order: EnterpriseOrder,
): Pick<Decision<Taken>, "order"> & { readonly taken: Taken } {
  checkOrder(t, row, order);
  const { computedFor } = order;
  const [plan, terms] = [planOf(order), termsOf(order)];
  const live = findLive(row);
  const atOnce = { takesEffect: "now", at: t.now() } as const;
  if (!live) {
    if (row?.subscription_id && isWaiting(row)) {
      return {
        taken: atOnce,
        order: { kind: "end_incomplete", subscriptionId: row.subscription_id },
      };
    }
    invariant(row?.customer_id, "the customer was saved before");
    return {
      taken: atOnce,
      order: { kind: "subscribe", customerId: row.customer_id, plan, terms },
    };
  }
  if (isSold(live, order)) return { taken: { takesEffect: "now", at: live.periodStartsAt } };
  const subscriptionId = live.id;
  if (order.start === "now") {
    return {
      taken: atOnce,
      order: { kind: "change_plan", subscriptionId, plan, terms, computedFor },
    };
  }
  const taken = { takesEffect: "period_end", at: live.periodEndsAt } as const;
  const next = findNextPlan(row);
  const isOrdered =
    next?.tier === plan.tier && next.period === plan.period && next.netCents === terms.netCents;
  if (isOrdered) return { taken };
  return { taken, order: { kind: "schedule_change", subscriptionId, plan, terms } };
}

/** Throws bad_request, stale_version where the price was shown too long ago, or payment_refused where an invoice is open. */
function checkOrder(
  t: AgencyTransaction,
  row: SubscriptionRow | undefined,
  order: EnterpriseOrder,
): void {
  const live = findLive(row);
  if (!live) {
    if (order.start === "period_end") throw new AppError("bad_request");
    return;
  }
  if (isSold(live, order)) return;
  const obstacle = findObstacle(row);
  if (obstacle === "cancelled" || obstacle === "incomplete") throw new AppError("bad_request");
  if (order.start === "period_end") return;
  if (obstacle === "unpaid") throw new AppError("payment_refused", { code: "invoice_open" });
  if (obstacle) throw new AppError("bad_request");
  const computedAt = new Date(order.computedFor);
  const ageMs = t.now().getTime() - computedAt.getTime();
  if (Math.abs(ageMs) > previewHoldsMs || computedAt < live.periodStartsAt) {
    throw new AppError("stale_version");
  }
}
