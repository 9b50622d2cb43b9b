import type { Context } from "../../platform/context.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import type { StoppedPayload } from "./job-definitions.ts";
import { stoppedWebhookEmail } from "./stopped-webhook.email.ts";
import { findStopped, listActiveOwners } from "./webhook.store.ts";

/** Says nothing of a webhook that is switched on again or gone, nor to who manages connections no more. */
export async function mailStoppedWebhook(
  ctx: Context,
  { agencyId, webhookId, userId }: StoppedPayload,
): Promise<void> {
  const [webhook, owner] = await inAgency(ctx, agencyId, async (t) => [
    await findStopped(t, webhookId),
    (await listActiveOwners(t)).find((member) => member.userId === userId),
  ]);
  if (!webhook || !owner) return;
  const url = `${ctx.site.publicUrl}/app/verbindungen`;
  await sendMail(ctx, { to: owner.email, ...stoppedWebhookEmail(webhook, url) });
}
