import { dueBefore, retentionClasses } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { sweepRateLimits } from "../../../platform/http/rate-limit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { renewEncryption } from "../../account/index.ts";
import * as store from "./sweep.operator.store.ts";

const { unconfirmedRegistrations, mailLinks, securityEvents, supportAlerts } = retentionClasses;

/** Deletes registrations, links, events and alerts that have expired. A second run deletes nothing. */
export async function sweepAccounts(ctx: Context): Promise<void> {
  const now = ctx.now();
  const accounts = await asOperator(ctx, async (t) => {
    const deleted = await store.deleteUnconfirmedAccounts(
      t,
      dueBefore(unconfirmedRegistrations, now),
    );
    await store.deleteDeadTokens(t, dueBefore(mailLinks, now));
    await store.deleteExpired(t);
    await store.deleteEventsWithoutAgency(t, dueBefore(securityEvents, now));
    await store.deleteOldAlerts(t, dueBefore(supportAlerts, now));
    return deleted;
  });
  await sweepRateLimits(ctx);
  await renewEncryption(ctx);
  if (accounts > 0) ctx.log.info({ accounts }, "unconfirmed accounts deleted");
}
