import { sql } from "kysely";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Database } from "../../../platform/database/schema.ts";
import { toStoredJson } from "../reading/stored-json.ts";

type Tx = KyselyTransaction<Database>;

export interface TenderState {
  readonly id: string;
  readonly slug: string;
  readonly record_hash: Buffer;
  readonly change_count: number;
}

export async function listTenderStates(db: Tx, ids: readonly string[]): Promise<TenderState[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TenderState>`
    select id, slug, record_hash, change_count from tender where id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** `json` holds the rows as tender-row.ts makes them. Slugs stay as they were first given. */
export async function upsertTenders(db: Tx, json: string, now: Date): Promise<void> {
  await sql`
    insert into tender (id, slug, key, stage, title, buyer_id, main_cpv, cpv, nuts, procedure, level,
      deadline_at, deadline_has_time, last_deadline_at, last_deadline_has_time, published_on, updated_on,
      value_cents, value_currency, value_kind, lot_count, change_count, flags, sources, record, record_hash,
      created_at, changed_at)
    select id, slug, key, stage, title, buyer_id, main_cpv, cpv, nuts, procedure, level,
      deadline_at, deadline_has_time, last_deadline_at, last_deadline_has_time, published_on, updated_on,
      value_cents, value_currency, value_kind, lot_count, change_count, flags, sources, record,
      decode(record_hash, 'hex'), ${now}, ${now}
    from json_to_recordset(${json}::json) as x (
      id uuid, slug text, key text, stage text, title text, buyer_id uuid, main_cpv text, cpv text[], nuts text[],
      procedure text, level text, deadline_at timestamptz, deadline_has_time boolean,
      last_deadline_at timestamptz, last_deadline_has_time boolean, published_on date, updated_on date,
      value_cents bigint, value_currency text, value_kind text, lot_count integer, change_count integer,
      flags text[], sources text[], record json, record_hash text)
    order by id
    on conflict (id) do update set
      key = excluded.key, stage = excluded.stage, title = excluded.title, buyer_id = excluded.buyer_id,
      main_cpv = excluded.main_cpv, cpv = excluded.cpv, nuts = excluded.nuts, procedure = excluded.procedure,
      level = excluded.level, deadline_at = excluded.deadline_at, deadline_has_time = excluded.deadline_has_time,
      last_deadline_at = excluded.last_deadline_at, last_deadline_has_time = excluded.last_deadline_has_time,
      published_on = excluded.published_on, updated_on = excluded.updated_on, value_cents = excluded.value_cents,
      value_currency = excluded.value_currency, value_kind = excluded.value_kind, lot_count = excluded.lot_count,
      change_count = excluded.change_count, flags = excluded.flags, sources = excluded.sources,
      record = excluded.record, record_hash = excluded.record_hash, version = tender.version + 1,
      changed_at = excluded.changed_at`.execute(db);
}

/** Removes tenders that became part of others; their addresses lead on. */
export async function replaceTenders(
  db: Tx,
  replaced: readonly { old_id: string; slug: string; tender_id: string | undefined }[],
): Promise<void> {
  if (replaced.length === 0) return;
  const led = replaced.filter((row) => row.tender_id !== undefined);
  await sql`
    update tender_alias set tender_id = x.tender_id
    from json_to_recordset(${toStoredJson(led)}::json) as x (old_id uuid, slug text, tender_id uuid)
    where tender_alias.tender_id = x.old_id`.execute(db);
  await sql`
    insert into tender_alias (slug, old_id, tender_id)
    select slug, old_id, tender_id
    from json_to_recordset(${toStoredJson(led)}::json) as x (old_id uuid, slug text, tender_id uuid)
    on conflict (slug) do update set old_id = excluded.old_id, tender_id = excluded.tender_id`.execute(
    db,
  );
  await sql`delete from tender where id = any(${replaced.map((row) => row.old_id)}::uuid[])`.execute(
    db,
  );
}

/** An address that is a tender's own again leads nowhere else. */
export async function deleteAliases(db: Tx, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  await sql`delete from tender_alias where slug = any(${slugs}::text[])`.execute(db);
}

export interface AwardRow {
  readonly tender_id: string;
  readonly lot_id: string;
  readonly buyer_id: string | undefined;
  readonly outcome: string | undefined;
  readonly offers_received: number | undefined;
  readonly offers_received_code: string | undefined;
  readonly value_cents: number | undefined;
  readonly value_currency: string | undefined;
  readonly awarded_on: string | null;
}
export interface WinnerRow {
  readonly tender_id: string;
  readonly lot_id: string;
  readonly supplier_id: string;
  readonly rank: number | undefined;
}

export async function replaceAwards(
  db: Tx,
  options: {
    readonly oldTenderIds: readonly string[];
    readonly awardsJson: string;
    readonly winnersJson: string;
  },
): Promise<void> {
  const { oldTenderIds, awardsJson, winnersJson } = options;
  if (oldTenderIds.length > 0) {
    await sql`delete from award where tender_id = any(${oldTenderIds}::uuid[])`.execute(db);
  }
  if (awardsJson === "[]") return;
  await sql`
    insert into award (tender_id, lot_id, buyer_id, outcome, offers_received, offers_received_code,
      value_cents, value_currency, awarded_on)
    select * from json_to_recordset(${awardsJson}::json) as x (
      tender_id uuid, lot_id text, buyer_id uuid, outcome text, offers_received integer,
      offers_received_code text, value_cents bigint, value_currency text, awarded_on date)`.execute(
    db,
  );
  if (winnersJson === "[]") return;
  await sql`
    insert into award_winner (tender_id, lot_id, supplier_id, rank)
    select * from json_to_recordset(${winnersJson}::json)
      as x (tender_id uuid, lot_id text, supplier_id uuid, rank integer)`.execute(db);
}
