import type { Context } from "../../../platform/context.ts";
import { sweepRateLimits } from "../../../platform/http/rate-limit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { renewEncryption } from "../../account/index.ts";
import * as store from "./sweep.operator.store.ts";

const dayMs = 24 * 60 * 60 * 1000;
const unconfirmedDays = 30;
/** A used link is answered as used for so long, and then as unknown. */
const deadTokenDays = 30;
/** Long enough to look into an attack; addresses of people are not kept longer. */
const eventDays = 90;
const alertDays = 180;

/** Deletes registrations, links, events and alerts that have expired. A second run deletes nothing. */
export async function sweepAccounts(ctx: Context): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * dayMs);
  const accounts = await asOperator(ctx, async (t) => {
    const deleted = await store.deleteUnconfirmedAccounts(t, daysAgo(unconfirmedDays));
    await store.deleteDeadTokens(t, daysAgo(deadTokenDays));
    await store.deleteExpired(t);
    await store.deleteEventsWithoutAgency(t, daysAgo(eventDays));
    await store.deleteOldAlerts(t, daysAgo(alertDays));
    return deleted;
  });
  await sweepRateLimits(ctx);
  await renewEncryption(ctx);
  if (accounts > 0) ctx.log.info({ accounts }, "unconfirmed accounts deleted");
}
