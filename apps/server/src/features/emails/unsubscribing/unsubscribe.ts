import { AppError, notificationEvents } from "@tc/domain";
import type { NotificationEvent } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { listFurtherAddresses, removeAddressBy } from "../addresses/email-address.store.ts";
import { getEmailSettings, writeEmailSettings } from "../settings/email-setting.store.ts";
import { hasStoppedTopic, stopTopic } from "./topic-stop.store.ts";
import { findMailById } from "./mail-of-token.operator.store.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";

interface LinkedMail {
  readonly agencyId: string;
  readonly userId: string;
  readonly address: string;
  readonly events: readonly NotificationEvent[];
  readonly topic?: { readonly key: string; readonly name: string };
}

async function findLinkedMail(ctx: Context, token: string): Promise<LinkedMail> {
  const mailId = readUnsubscribeToken(ctx.ports.keyRing, token);
  const row = mailId && (await asOperator(ctx, (t) => findMailById(t, mailId)));
  if (!row) throw new AppError("link_invalid");
  // Written by `insertMail` alone.
  const events = row.events as NotificationEvent[];
  const { agency_id: agencyId, user_id: userId, address, topic: key, topic_name: name } = row;
  return {
    agencyId,
    userId,
    address,
    events,
    ...(key !== null && name !== null && { topic: { key, name } }),
  };
}

/** Whoever reads a further address decides about that address alone, not about the member's settings. */
async function isMembersOwn(t: AgencyTransaction, { userId, address }: LinkedMail) {
  const recipient = await getEmailSettings(t, userId);
  return recipient === undefined || recipient.email === address;
}

/** Throws link_invalid. Changes nothing. */
export async function previewUnsubscribing(
  ctx: Context,
  { token }: { readonly token: string },
): Promise<{
  address: string;
  events: NotificationEvent[];
  topicName?: string;
  isFurtherAddress: boolean;
  isDone: boolean;
}> {
  const mail = await findLinkedMail(ctx, token);
  const { userId, address, topic } = mail;
  return inAgency(ctx, mail.agencyId, async (t) => {
    const events = [...mail.events];
    if (!(await isMembersOwn(t, mail))) {
      const further = await listFurtherAddresses(t, userId);
      const isDone = !further.some((it) => it.address === address);
      return { address, events, isFurtherAddress: true, isDone };
    }
    if (topic) {
      const isDone = await hasStoppedTopic(t, userId, topic.key);
      return { address, events, topicName: topic.name, isFurtherAddress: false, isDone };
    }
    const settings = (await getEmailSettings(t, userId))?.settings;
    const isDone = events.every((it) => settings?.frequencies[it] === "off");
    return { address, events, isFurtherAddress: false, isDone };
  });
}

/**
 * Stops the mail's topic, or switches off the events that it told of, or all of them; at a further address it removes the address. Needs no session: whoever
 * holds the mail's link reads its address. Throws link_invalid.
 */
export async function unsubscribe(
  ctx: Context,
  { token, from }: { readonly token: string; readonly from: "events" | "all" },
): Promise<{ done: true }> {
  const mail = await findLinkedMail(ctx, token);
  const { userId, address, topic } = mail;
  await inAgency(ctx, mail.agencyId, async (t) => {
    if (await isMembersOwn(t, mail)) {
      if (topic) await stopTopic(t, userId, topic.key);
      if (topic && from === "events") return;
      const events = from === "all" ? notificationEvents : mail.events;
      const frequencies = Object.fromEntries(events.map((it) => [it, "off" as const]));
      await writeEmailSettings(t, userId, { frequencies });
    } else {
      await removeAddressBy(t, userId, { address });
    }
  });
  return { done: true };
}
