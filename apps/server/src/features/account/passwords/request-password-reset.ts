import { randomUUID } from "node:crypto";
import { normalizeEmail } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { countTry, isWithinLimit } from "../../../platform/http/rate-limit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { resetAddressLimit, resetNetworkLimit } from "../account.limits.ts";
import * as store from "../account.operator.store.ts";
import { resetMailJob } from "../job-definitions.ts";
import { requireNetwork } from "../require-client.ts";

/**
 * One event, one job and one answer for every address, known or not. An address that got its mails of the hour gets no
 * more of them, but is not refused either: a stranger could keep its owner from asking. The job then finds nobody.
 */
export async function requestPasswordReset(
  ctx: Context,
  { email }: { email: string },
): Promise<{ done: true }> {
  const address = normalizeEmail(email);
  await countTry(ctx, resetNetworkLimit, requireNetwork(ctx));
  const isMailed = await isWithinLimit(ctx, resetAddressLimit, address);
  await asOperator(ctx, async (t) => {
    const account = await store.findAccountByEmail(t, address);
    const userId = account?.userId ?? randomUUID();
    await store.auditAccount(t, { kind: "password_reset_requested", userId });
    await t.enqueue(resetMailJob, { userId: isMailed ? userId : randomUUID() });
  });
  return { done: true };
}
