import { canUse, deliveryFailures, tiers, webhookEvents, webhookLimits } from "@tc/domain";
import type { DeliveryFailure, DeliveryState, WebhookEvent, WebhookKind } from "@tc/domain";
import type { Delivery } from "@tc/contract";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

const withApi = tiers.filter((tier) => canUse(tier, "api"));

/** A worker that dies while it sends holds a delivery for so long. */
const sendingMs = 5 * 60_000;

export interface News {
  readonly event: WebhookEvent;
  readonly key: string;
  readonly heading: string;
  /** What programs read */
  readonly payload: object;
  /** Webhooks that listen only since then are not told; absent: it happens now. */
  readonly happenedAt?: Date;
}

/** A row for each webhook that wants it and was not told before; their ids. */
export async function insertDeliveries(t: AgencyTransaction, news: News): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_delivery (agency_id, webhook_id, event, key, heading, payload, created_at, state, next_at)
    select w.agency_id, w.id, ${news.event}, ${news.key}, ${news.heading}, ${JSON.stringify(news.payload)}::jsonb,
      ${t.now()}, 'waiting', ${t.now()}
    from webhook w join agency a on a.id = w.agency_id and a.tier = any(${withApi})
    where w.agency_id = ${t.agency.id} and w.stopped_at is null and ${news.event} = any(w.events)
      and coalesce(w.listens_since, w.created_at) < coalesce(${news.happenedAt ?? null}::timestamptz, 'infinity')
    on conflict (webhook_id, key) do nothing
    returning id`.execute(t.db);
  return rows.map(({ id }) => id);
}

/** To one webhook, whatever it wants. Undefined: there is none that is switched on. */
export async function insertTest(
  t: AgencyTransaction,
  webhookId: string,
  { key, heading, payload }: Omit<News, "event">,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_delivery (agency_id, webhook_id, event, key, heading, payload, created_at, state, next_at)
    select w.agency_id, w.id, 'test', ${key}, ${heading}, ${JSON.stringify(payload)}::jsonb, ${t.now()}, 'waiting', ${t.now()}
    from webhook w
    where w.agency_id = ${t.agency.id} and w.id = ${webhookId} and w.stopped_at is null
    returning id`.execute(t.db);
  return rows[0]?.id;
}

export interface ClaimedDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly kind: WebhookKind;
  readonly event: WebhookEvent | "test";
  readonly heading: string;
  readonly payload: unknown;
  readonly createdAt: Date;
  /** This one included */
  readonly tries: number;
  readonly isOn: boolean;
  readonly isInPlan: boolean;
  readonly sealed: { readonly keyId: string; readonly bytes: Buffer };
}

/** Takes a delivery that is due, for this worker alone. Undefined: it is not, or another one has it. */
export async function claimDelivery(
  t: AgencyTransaction,
  id: string,
): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<Omit<ClaimedDelivery, "sealed"> & { keyId: string; bytes: Buffer }>`
    update webhook_delivery d
    set tries = d.tries + 1, sent_at = ${t.now()}, next_at = ${new Date(t.now().getTime() + sendingMs)}
    from webhook w join agency a on a.id = w.agency_id
    where d.id = ${id} and d.agency_id = ${t.agency.id} and d.state = 'waiting' and d.next_at <= ${t.now()}
      and w.agency_id = d.agency_id and w.id = d.webhook_id
    returning d.id, d.webhook_id as "webhookId", w.kind, d.event, d.heading, d.payload, d.created_at as "createdAt", d.tries,
      w.stopped_at is null as "isOn", coalesce(a.tier = any(${withApi}), false) as "isInPlan",
      w.key_id as "keyId", w.encrypted_key as bytes`.execute(t.db);
  const [row] = rows;
  if (!row) return undefined;
  const { keyId, bytes, ...delivery } = row;
  return { ...delivery, sealed: { keyId, bytes } };
}

export interface TryResult {
  readonly state: DeliveryState;
  readonly status?: number | undefined;
  readonly ms?: number;
  readonly failure?: DeliveryFailure;
  /** Only while it waits */
  readonly nextAt?: Date;
}

export async function writeTry(
  t: AgencyTransaction,
  id: string,
  { state, status, ms, failure, nextAt }: TryResult,
): Promise<void> {
  await t.db
    .updateTable("webhook_delivery")
    .set({
      state,
      status: status ?? null,
      ms: ms ?? null,
      failure: failure ?? null,
      next_at: nextAt ?? null,
    })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Whether its webhook took another message after this one was told. */
export async function hasDeliveredSince(
  t: AgencyTransaction,
  { webhookId, createdAt }: Pick<ClaimedDelivery, "webhookId" | "createdAt">,
): Promise<boolean> {
  const row = await t.db
    .selectFrom("webhook_delivery")
    .select("id")
    .where("agency_id", "=", t.agency.id)
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "delivered")
    .where("event", "!=", "test")
    .where("sent_at", ">=", createdAt)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What waits for a webhook that is switched off is not sent later unasked. */
export async function dropWaiting(t: AgencyTransaction, webhookId: string): Promise<void> {
  await t.db
    .updateTable("webhook_delivery")
    .set({ state: "dropped", failure: "switched-off", next_at: null })
    .where("agency_id", "=", t.agency.id)
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "waiting")
    .execute();
}

/** Due again at once, with all its tries. False: there is none, it waits already, or its webhook is switched off. */
export async function reviveDelivery(t: AgencyTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("webhook_delivery")
    .set({ state: "waiting", tries: 0, next_at: t.now(), failure: null, status: null, ms: null })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("state", "!=", "waiting")
    .where("webhook_id", "in", (eb) =>
      eb
        .selectFrom("webhook")
        .select("id")
        .where("agency_id", "=", t.agency.id)
        .where("stopped_at", "is", null),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Newest first */
export async function listDeliveriesOf(
  t: AgencyTransaction,
  webhookId: string,
): Promise<Delivery[]> {
  const rows = await t.db
    .selectFrom("webhook_delivery")
    .select([
      "id",
      "event",
      "heading",
      "created_at",
      "state",
      "tries",
      "sent_at",
      "status",
      "ms",
      "failure",
      "next_at",
    ])
    .where("agency_id", "=", t.agency.id)
    .where("webhook_id", "=", webhookId)
    .orderBy("id", "desc")
    .limit(webhookLimits.shownDeliveries)
    .execute();
  return rows.map((row) => {
    const failure = deliveryFailures.find((reason) => reason === row.failure);
    return {
      id: row.id,
      event: webhookEvents.find((event) => event === row.event) ?? "test",
      heading: row.heading,
      createdAt: row.created_at.toISOString(),
      state: row.state,
      tries: row.tries,
      ...(row.sent_at && { sentAt: row.sent_at.toISOString() }),
      ...(row.status !== null && { status: row.status }),
      ...(row.ms !== null && { ms: row.ms }),
      ...(failure !== undefined && { failure }),
      ...(row.next_at && { nextAt: row.next_at.toISOString() }),
    };
  });
}
