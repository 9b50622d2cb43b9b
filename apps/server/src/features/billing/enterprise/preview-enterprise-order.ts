import type { previewEnterpriseOrder as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { ChangePreview } from "../../../ports/payments.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { requirePayments, toPaymentRefusal } from "../orders/carry-out.ts";
import { findLive } from "../subscription/subscription-state.ts";
import { recordAdminCall } from "./record-admin-call.ts";
import { findObstacle, isSold, planOf, termsOf } from "./sale.ts";
import type { Sale } from "./sale.ts";

type Answer = z.input<typeof endpoint.response>;

/** What an order would cost and make of a subscription that runs; nothing happens. */
export async function previewEnterpriseOrder(
  ctx: Context,
  agencyId: string,
  sale: Sale,
): Promise<Answer> {
  await recordAdminCall(ctx, "previewEnterpriseOrder", agencyId);
  const payments = requirePayments(ctx);
  const row = await inAgency(ctx, agencyId, (t) => findSubscription(t, agencyId));
  const live = findLive(row);
  const now = ctx.now();
  const { netCents } = sale;
  if (live && isSold(live, sale)) throw new AppError("bad_request");
  const bare = { netCents, creditCents: 0, lines: [], computedFor: now.toISOString() };
  try {
    if (sale.start === "period_end") {
      if (!live || live.endsAt) throw new AppError("bad_request");
      return { ...bare, takesEffect: "period_end", at: live.periodEndsAt.toISOString() };
    }
    if (live) {
      if (findObstacle(row)) throw new AppError("bad_request");
      return toAnswer(await payments.previewChange(live.id, planOf(sale), now, termsOf(sale)));
    }
    if (row?.customer_id) {
      return toAnswer(await payments.previewSale(row.customer_id, planOf(sale), termsOf(sale)));
    }
    return { ...bare, takesEffect: "now", at: now.toISOString() };
  } catch (error) {
    throw toPaymentRefusal(error);
  }
}

function toAnswer(preview: ChangePreview): Answer {
  const { dueCents, netCents, taxCents, creditCents, lines } = preview;
  const at = preview.computedFor.toISOString();
  const costs = { dueCents, netCents, taxCents, creditCents, lines: [...lines] };
  return { ...costs, takesEffect: "now", at, computedFor: at };
}
