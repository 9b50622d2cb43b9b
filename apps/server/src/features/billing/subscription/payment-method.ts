import { AppError, invariant } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { requirePayments } from "../orders/carry-out.ts";
import { placeOrder } from "../orders/place-order.ts";
import { requireLive } from "./subscription-state.ts";
import { paymentMethodLimit } from "../billing.limits.ts";

/** Lets the browser bring another card or account; nothing is charged and nothing changes yet. */
export async function beginPaymentMethod(ctx: Context): Promise<{ client_secret: string }> {
  const { agencyId } = requireMembership(ctx);
  requirePayments(ctx);
  await countTry(ctx, paymentMethodLimit, agencyId);
  const placed = await placeOrder(ctx, agencyId, (_t, row) => ({
    order: { kind: "begin_payment_method", customerId: requireLive(row).customerId },
  }));
  invariant(placed.order && placed.clientSecret !== undefined, "the provider gives a secret");
  return { client_secret: placed.clientSecret };
}

/** From now on that one is charged, an open invoice first. */
export async function applyPaymentMethod(
  ctx: Context,
  { setupIntentId }: { setupIntentId: string },
): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  requirePayments(ctx);
  await countTry(ctx, paymentMethodLimit, agencyId);
  try {
    await placeOrder(ctx, agencyId, (_t, row) => ({
      order: {
        kind: "use_payment_method",
        customerId: requireLive(row).customerId,
        setupIntentId,
      },
    }));
  } catch (error) {
    // Another customer's is answered like one that does not exist.
    if (error instanceof AppError && error.details["code"] === "resource_missing") {
      throw new AppError("not_found");
    }
    throw error;
  }
  return { done: true };
}
