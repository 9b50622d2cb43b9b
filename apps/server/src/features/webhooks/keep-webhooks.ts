import type { Context } from "../../platform/context.ts";
import { isOff } from "../../platform/switches/switched-off.store.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { deliverWebhookJob } from "./job-definitions.ts";
import { readTarget, sealTarget } from "./sealed-target.ts";
import { deleteOldDeliveries, listDue, listSealedByOthers } from "./webhook.operator.store.ts";
import { findSealed, updateSealed } from "./webhook.store.ts";

export async function sendDueWebhooks(ctx: Context): Promise<void> {
  if (await isOff(ctx, "webhooks")) return;
  for (const due of await listDue(ctx)) await ctx.jobs.send(deliverWebhookJob, due);
}

/** Deletes the old log, and encrypts with the server's newest secret, so that an older one can be retired. */
export async function sweepWebhooks(ctx: Context): Promise<void> {
  const deleted = await deleteOldDeliveries(ctx);
  const { keyRing } = ctx.ports;
  const readable = (await listSealedByOthers(ctx)).filter(({ keyId }) =>
    keyRing.keyIds.includes(keyId),
  );
  let renewed = 0;
  for (const { id, agencyId } of readable) {
    await inAgency(ctx, agencyId, async (t) => {
      const webhook = await findSealed(t, id);
      const target = webhook && readTarget(ctx, id, webhook.sealed);
      // The job leaves out what it cannot read. The first message to such a webhook switches it off.
      if (!target) return;
      await updateSealed(t, id, sealTarget(keyRing, id, target));
      renewed++;
    });
  }
  ctx.log.info({ deleted, renewed }, "webhooks swept");
}
