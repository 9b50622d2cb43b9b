import { randomUUID } from "node:crypto";
import type { Delivery, testWebhook as testEndpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/http/rate-limit.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { requireOn } from "../../platform/switches/switched-off.store.ts";
import { requireOwner } from "../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import {
  insertDeliveries,
  insertTest,
  listDeliveriesOf,
  reviveDelivery,
} from "./delivery.store.ts";
import type { News } from "./delivery.store.ts";
import { deliverWebhookJob } from "./job-definitions.ts";
import { findSealed } from "./webhook.store.ts";

/** Messages that people send by a button; whoever owns an agency must not make us call others all day. */
const sendByHandLimit: RateLimit = { name: "webhook-by-hand", limit: 60, windowSeconds: 3_600 };

/** Tells the agency's webhooks, in the transaction of what is told; the same key is told once. */
export async function queueDeliveries(t: AgencyTransaction, news: News): Promise<number> {
  const ids = await insertDeliveries(t, news);
  for (const deliveryId of ids) {
    await t.enqueue(deliverWebhookJob, { agencyId: t.agency.id, deliveryId });
  }
  return ids.length;
}

/** Throws not_found, also for a webhook that is switched off, switched_off where all are, and rate_limited. */
export async function testWebhook(
  ctx: Context,
  { id }: { id: string },
): Promise<z.output<typeof testEndpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  await countTry(ctx, sendByHandLimit, agencyId);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    await requireOn(t, "webhooks");
    const deliveryId = await insertTest(t, id, {
      key: `test ${randomUUID()}`,
      heading: "Probenachricht: Die Verbindung steht.",
      payload: { message: "Probenachricht: Die Verbindung steht." },
    });
    if (deliveryId === undefined) throw new AppError("not_found");
    await t.enqueue(deliverWebhookJob, { agencyId, deliveryId });
    return { deliveryId };
  });
}

/** The same message under the same id, so that a receiver can tell that it knows it. Throws not_found and rate_limited. */
export async function redeliver(ctx: Context, { id }: { id: string }): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  await countTry(ctx, sendByHandLimit, agencyId);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    if (!(await reviveDelivery(t, id))) throw new AppError("not_found");
    await t.enqueue(deliverWebhookJob, { agencyId, deliveryId: id });
    return { done: true };
  });
}

/** Throws not_found. */
export function listDeliveries(
  ctx: Context,
  { id }: { id: string },
): Promise<{ deliveries: Delivery[] }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    if (!(await findSealed(t, id))) throw new AppError("not_found");
    return { deliveries: await listDeliveriesOf(t, id) };
  });
}
