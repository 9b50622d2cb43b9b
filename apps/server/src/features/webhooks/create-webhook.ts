import { randomBytes, randomUUID } from "node:crypto";
import type { createWebhook as endpoint } from "@tc/contract";
import { AppError, webhookLimits } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { audit } from "../../platform/tenancy/audit.ts";
import { memberName } from "../../platform/tenancy/member-name.store.ts";
import { requireOwner } from "../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { sealTarget } from "./sealed-target.ts";
import { countWebhooks, insertWebhook } from "./webhook.store.ts";

type Input = z.output<NonNullable<typeof endpoint.body>>;

/** As the Standard Webhooks write it: 256 random bits */
export const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

/** Throws limit_reached. Whether somebody listens there shows a test message. */
export async function createWebhook(
  ctx: Context,
  { kind, name, address, events }: Input,
): Promise<z.output<typeof endpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  const { keyRing } = ctx.ports;
  const id = randomUUID();
  const secret = kind === "signed" ? newSecret() : undefined;
  const target = { address, ...(secret !== undefined && { secret }) };
  const webhook = await inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const max = webhookLimits.perAgency;
    if ((await countWebhooks(t)) >= max) throw new AppError("limit_reached", { max });
    await audit(t, { kind: "webhook_created", agencyId, details: { webhookId: id } });
    return insertWebhook(t, {
      id,
      kind,
      name,
      host: new URL(address).host,
      events: [...new Set(events)],
      sealed: sealTarget(keyRing, id, target),
      byName: await memberName(t, requireUserId(t)),
    });
  });
  return { webhook, ...(secret !== undefined && { secret }) };
}
