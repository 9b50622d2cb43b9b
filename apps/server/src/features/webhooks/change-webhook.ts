import type {
  changeWebhook as endpoint,
  listWebhooks as listEndpoint,
  Webhook,
} from "@tc/contract";
import { AppError, canUse, webhookLimits } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { audit } from "../../platform/tenancy/audit.ts";
import { requireOwner } from "../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { newSecret } from "./create-webhook.ts";
import { dropWaiting } from "./delivery.store.ts";
import { readTarget, sealTarget } from "./sealed-target.ts";
import * as store from "./webhook.store.ts";

type Change = z.output<NonNullable<typeof endpoint.body>> & { readonly id: string };

const hourMs = 60 * 60 * 1000;

/** Also without the plan: what rests must still be seen and deleted. */
export async function listWebhooks(ctx: Context): Promise<z.output<typeof listEndpoint.response>> {
  const { agencyId, tier } = requireMembership(ctx);
  const webhooks = await inAgency(ctx, agencyId, store.listWebhooksOf);
  return { isInPlan: canUse(tier, "api"), webhooks };
}

/** What waits for a webhook that is switched off is dropped. Throws not_found. */
export function changeWebhook(ctx: Context, { id, name, events, isOn }: Change): Promise<Webhook> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const webhook = await store.updateWebhook(t, id, {
      name,
      events: events && [...new Set(events)],
      ...(isOn !== undefined && { stop: isOn ? null : "member" }),
    });
    if (!webhook) throw new AppError("not_found");
    if (isOn === false) await dropWaiting(t, id);
    return webhook;
  });
}

/**
 * The old secret signs for a day beside the new one. Throws not_found, also where nothing is signed; with the reason
 * "unreadable" where no key of the server reads the old one.
 */
export function rotateWebhookSecret(
  ctx: Context,
  { id }: { id: string },
): Promise<{ secret: string }> {
  const { agencyId } = requireMembership(ctx);
  const { keyRing } = ctx.ports;
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const webhook = await store.findSealed(t, id);
    if (!webhook || webhook.kind !== "signed") throw new AppError("not_found");
    const oldTarget = readTarget(ctx, id, webhook.sealed);
    if (!oldTarget) throw new AppError("not_found", { reason: "unreadable" });
    const { address, secret: old } = oldTarget;
    const secret = newSecret();
    const until = new Date(t.now().getTime() + webhookLimits.oldSecretHours * hourMs);
    const oldSecret = old === undefined ? undefined : { secret: old, until: until.toISOString() };
    const target = { address, secret, ...(oldSecret && { oldSecret }) };
    await store.updateSealed(t, id, sealTarget(keyRing, id, target));
    await audit(t, { kind: "webhook_secret_rotated", agencyId, details: { webhookId: id } });
    return { secret };
  });
}

/** With its log. Throws not_found. */
export function deleteWebhook(ctx: Context, { id }: { id: string }): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    if (!(await store.removeWebhook(t, id))) throw new AppError("not_found");
    await audit(t, { kind: "webhook_deleted", agencyId, details: { webhookId: id } });
    return { done: true };
  });
}
