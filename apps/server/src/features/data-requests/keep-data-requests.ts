import { retentionClasses } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { deleteOldRequests, listUntoldOverdue } from "./data-request.operator.store.ts";
import { queueMail } from "./job-definitions.ts";

/** Has the operator told once of each request whose last day is over. */
export async function remindDataRequests(ctx: Context): Promise<void> {
  const today = berlinDay(ctx.now());
  await asOperator(ctx, async (t) => {
    for (const requestId of await listUntoldOverdue(t, today))
      await queueMail(t, { requestId, mail: "overdue" });
  });
}

/** Deletes requests that were answered long enough ago. Open ones stay. */
export async function sweepDataRequests(ctx: Context): Promise<void> {
  const { amount, unit } = retentionClasses.dataRequests;
  const requests = await asOperator(ctx, (t) => deleteOldRequests(t, `${amount} ${unit}`));
  if (requests > 0) ctx.log.info({ requests }, "old requests about personal data deleted");
}
