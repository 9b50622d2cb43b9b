import { invariant, webhookLimits } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { isOff } from "../../platform/switches/switched-off.store.ts";
import { audit } from "../../platform/tenancy/audit.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { claimDelivery, dropWaiting, hasDeliveredSince, writeTry } from "./delivery.store.ts";
import type { ClaimedDelivery, TryResult } from "./delivery.store.ts";
import { mailStoppedWebhookJob } from "./job-definitions.ts";
import type { DeliverPayload } from "./job-definitions.ts";
import { readTarget } from "./sealed-target.ts";
import type { SystemStop } from "./stopped-webhook.email.ts";
import { listActiveOwners, listWebhooksOf, updateWebhook } from "./webhook.store.ts";
import { writeMessage } from "./write-message.ts";

/** Tells one member under the bell; passed in, because notifications tell webhooks. */
export type TellMember = (
  t: AgencyTransaction,
  news: {
    readonly userId: string;
    readonly event: "mentions";
    readonly key: string;
    readonly heading: string;
    readonly path: string;
  },
) => Promise<unknown>;

/**
 * One try of a delivery. It is taken first, then sent with no transaction open, then its end is written: a worker that
 * dies leaves it to the next run, under the same id. While webhooks are switched off none is taken: it waits.
 */
export async function deliverWebhook(
  ctx: Context,
  tellMember: TellMember,
  { agencyId, deliveryId }: DeliverPayload,
  signal: AbortSignal,
): Promise<void> {
  if (await isOff(ctx, "webhooks")) return;
  const delivery = await inAgency(ctx, agencyId, (t) => claimDelivery(t, deliveryId));
  if (!delivery) return;
  const result = await tryOnce(ctx, delivery, signal);
  await inAgency(ctx, agencyId, async (t) => {
    await writeTry(t, delivery.id, result);
    const because = lastingFailure(result);
    if (because) return stopWebhook(t, delivery, because, tellMember);
    if (result.state !== "failed" || delivery.event === "test") return;
    if (await hasDeliveredSince(t, delivery)) await tellOfRefusal(t, delivery, tellMember);
    else await stopWebhook(t, delivery, "dead", tellMember);
  });
}

/** What no further try can change */
function lastingFailure({ status, failure }: TryResult): SystemStop | undefined {
  if (status === 410) return "gone";
  return failure === "unreadable" ? "unreadable" : undefined;
}

async function tryOnce(
  ctx: Context,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<TryResult> {
  if (!delivery.isOn) return { state: "dropped", failure: "switched-off" };
  if (!delivery.isInPlan) return { state: "dropped", failure: "no-plan" };
  const { outbound } = ctx.ports;
  invariant(outbound, "jobs have the way out");
  const target = readTarget(ctx, delivery.webhookId, delivery.sealed);
  if (!target) return { state: "failed", failure: "unreadable" };
  const { body, headers } = writeMessage(delivery, target, ctx.now());
  const startedAt = performance.now();
  const answer = await outbound.fetch(target.address, {
    signal,
    wants: "file",
    send: { contentType: "application/json", body, headers },
    // A message goes where its receiver was typed, and nowhere else: no redirect is followed.
    limits: {
      maxBytes: 64 * 1024,
      timeoutMs: webhookLimits.timeoutSeconds * 1_000,
      maxRedirects: 0,
    },
  });
  const ms = Math.round(performance.now() - startedAt);
  if (answer.kind === "answer") {
    const { status } = answer;
    if (status >= 200 && status < 300) return { state: "delivered", status, ms };
    return { ...next(ctx, delivery, status === 410), status, ms, failure: "status" };
  }
  return { ...next(ctx, delivery, false), ms, failure: answer.reason };
}

/** A test message is tried once: its sender waits for the answer. */
function next(
  ctx: Context,
  { tries, event }: ClaimedDelivery,
  isGone: boolean,
): Pick<TryResult, "state" | "nextAt"> {
  const minutes = webhookLimits.retryMinutes[tries - 1];
  if (event === "test" || isGone || minutes === undefined) return { state: "failed" };
  return { state: "waiting", nextAt: new Date(ctx.now().getTime() + minutes * 60_000) };
}

/** A receiver that takes other messages refuses this one. Owners are told of the first on a day. */
async function tellOfRefusal(
  t: AgencyTransaction,
  { webhookId }: ClaimedDelivery,
  tellMember: TellMember,
): Promise<void> {
  const webhook = (await listWebhooksOf(t)).find(({ id }) => id === webhookId);
  if (!webhook) return;
  for (const { userId } of await listActiveOwners(t)) {
    await tellMember(t, {
      userId,
      event: "mentions",
      key: `webhook ${webhookId} refused ${berlinDay(t.now())}`,
      heading: `Webhook „${webhook.name}“: ${webhook.host} hat eine Nachricht nicht angenommen, auch nach ${webhookLimits.tries} Versuchen. Welche, steht im Protokoll.`,
      path: "/app/verbindungen",
    });
  }
}

/** Nobody takes its messages any more: nothing is sent there until an owner switches it on again. */
async function stopWebhook(
  t: AgencyTransaction,
  { id, webhookId }: ClaimedDelivery,
  because: SystemStop,
  tellMember: TellMember,
): Promise<void> {
  const webhook = await updateWebhook(t, webhookId, { stop: because });
  if (!webhook) return;
  await dropWaiting(t, webhookId);
  const details = { webhookId, because };
  await audit(t, { kind: "webhook_stopped", agencyId: t.agency.id, details });
  for (const { userId } of await listActiveOwners(t)) {
    await t.enqueue(mailStoppedWebhookJob, { agencyId: t.agency.id, webhookId, userId });
    await tellMember(t, {
      userId,
      event: "mentions",
      key: `webhook ${webhookId} ${id}`,
      heading: `Webhook „${webhook.name}“ ist abgeschaltet: ${
        because === "unreadable"
          ? "Wir können seine Adresse nicht mehr lesen"
          : `${webhook.host} nimmt keine Nachrichten mehr an`
      }`,
      path: "/app/verbindungen",
    });
  }
}
