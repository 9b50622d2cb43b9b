import { webhookEvents } from "@tc/domain";
import type { WebhookEvent, WebhookKind, WebhookStop } from "@tc/domain";
import type { Webhook } from "@tc/contract";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Encrypted } from "../../ports/key-ring.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

const columns = [
  "id",
  "kind",
  "name",
  "host",
  "events",
  "created_at",
  "by_name",
  "stopped_at",
  "stopped_because",
  "is_unreadable",
] as const;

interface Row {
  readonly id: string;
  readonly kind: WebhookKind;
  readonly name: string;
  readonly host: string;
  readonly events: readonly string[];
  readonly created_at: Date;
  readonly by_name: string;
  readonly stopped_at: Date | null;
  readonly stopped_because: StoredStop | null;
  readonly is_unreadable: boolean;
}

/** The previous release knows no other ones. */
type StoredStop = Exclude<WebhookStop, "unreadable">;

const stopOf = <Stop extends StoredStop>(
  row: Pick<Row, "is_unreadable">,
  because: Stop,
): Stop | "unreadable" => (row.is_unreadable ? "unreadable" : because);

function toWebhook(row: Row): Webhook {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    host: row.host,
    events: webhookEvents.filter((event) => row.events.includes(event)),
    createdAt: row.created_at.toISOString(),
    byName: row.by_name,
    ...(row.stopped_at &&
      row.stopped_because && {
        stop: { at: row.stopped_at.toISOString(), because: stopOf(row, row.stopped_because) },
      }),
  };
}

/** Newest first */
export async function listWebhooksOf(t: AgencyTransaction): Promise<Webhook[]> {
  const rows = await t.db
    .selectFrom("webhook")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .orderBy("id", "desc")
    .execute();
  return rows.map(toWebhook);
}

export async function countWebhooks(t: AgencyTransaction): Promise<number> {
  const { count } = await t.db
    .selectFrom("webhook")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("agency_id", "=", t.agency.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewWebhook {
  readonly id: string;
  readonly kind: WebhookKind;
  readonly name: string;
  readonly host: string;
  readonly events: readonly WebhookEvent[];
  readonly sealed: Encrypted;
  readonly byName: string;
}

export async function insertWebhook(t: AgencyTransaction, made: NewWebhook): Promise<Webhook> {
  const row = await t.db
    .insertInto("webhook")
    .values({
      id: made.id,
      agency_id: t.agency.id,
      kind: made.kind,
      name: made.name,
      host: made.host,
      events: [...made.events],
      key_id: made.sealed.keyId,
      encrypted_key: made.sealed.bytes,
      created_at: t.now(),
      by_name: made.byName,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toWebhook(row);
}

export interface WebhookChange {
  readonly name?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  /** null: it is switched on */
  readonly stop?: WebhookStop | null;
}

/** Since when it hears of matches: it is told nothing from while it was off or did not want them. */
function listensSince(
  t: AgencyTransaction,
  { events, stop }: WebhookChange,
): RawBuilder<Date | null> {
  const isStart = sql`(stopped_at is not null and ${stop === null})
    or ('matches' <> all(events) and ${events?.includes("matches") === true})`;
  return sql`case when ${isStart} then ${t.now()}::timestamptz else listens_since end`;
}

/** Undefined: there is no such webhook. */
export async function updateWebhook(
  t: AgencyTransaction,
  id: string,
  change: WebhookChange,
): Promise<Webhook | undefined> {
  const { name, events, stop } = change;
  const row = await t.db
    .updateTable("webhook")
    .set({
      // Something is always set, so that an empty change answers too.
      agency_id: t.agency.id,
      listens_since: listensSince(t, change),
      ...(name !== undefined && { name }),
      ...(events !== undefined && { events: [...events] }),
      ...(stop !== undefined && {
        stopped_at: stop === null ? null : t.now(),
        stopped_because: stop === "unreadable" ? "dead" : stop,
        is_unreadable: stop === "unreadable",
      }),
    })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirst();
  return row && toWebhook(row);
}

/** Held until the transaction ends. */
export async function findSealed(t: AgencyTransaction, id: string) {
  const row = await t.db
    .selectFrom("webhook")
    .select(["kind", "key_id", "encrypted_key", "stopped_at"])
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      kind: row.kind,
      isOn: row.stopped_at === null,
      sealed: { keyId: row.key_id, bytes: row.encrypted_key },
    }
  );
}

export async function updateSealed(
  t: AgencyTransaction,
  id: string,
  { keyId, bytes }: Encrypted,
): Promise<void> {
  await t.db
    .updateTable("webhook")
    .set({ key_id: keyId, encrypted_key: bytes })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

/** False: there is no such webhook. */
export async function removeWebhook(t: AgencyTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await t.db
    .deleteFrom("webhook")
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function listActiveOwners(t: AgencyTransaction) {
  const rows = await t.db
    .selectFrom("member")
    .select(["user_id", "email"])
    .where("agency_id", "=", t.agency.id)
    .where("role", "=", "owner")
    .where("active", "=", true)
    .where("deactivated_at", "is", null)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, email: row.email }));
}

/** Undefined: it is gone, on, or a member switched it off. */
export async function findStopped(t: AgencyTransaction, id: string) {
  const row = await t.db
    .selectFrom("webhook")
    .select(["name", "host", "stopped_at", "stopped_because", "is_unreadable"])
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .executeTakeFirst();
  const { stopped_at: stoppedAt, stopped_because: because } = row ?? {};
  if (!row || !stoppedAt || !because || because === "member") return undefined;
  return { name: row.name, host: row.host, stoppedAt, because: stopOf(row, because) };
}
