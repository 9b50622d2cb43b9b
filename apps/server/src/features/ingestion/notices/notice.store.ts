import { sql } from "kysely";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Database } from "../../../platform/database/schema.ts";
import { hexes } from "../raw/raw-notice.store.ts";
import { toStoredJson } from "../reading/stored-json.ts";

type Tx = KyselyTransaction<Database>;

export interface NoticeRow {
  readonly notice_id: string;
  readonly version: string;
  readonly seq: string;
  readonly position: number;
  readonly tender_id: string;
}
export interface NoticeToWrite {
  readonly notice_id: string;
  readonly version: string;
  readonly seq: string;
  readonly position: number;
  readonly tender_id: string;
  readonly kind: string;
  readonly format: string;
  readonly subtype: string | undefined;
  readonly procedure_id: string | undefined;
  readonly issued_on: string | null;
  readonly published_on: string | null;
  readonly parser_version: number;
}
export interface SourceRow {
  readonly notice_id: string;
  readonly version: string;
  readonly source_id: string;
  readonly sha256: Buffer;
  readonly seq: string;
  readonly url: string | null;
}

/** Names one version of a notice, as `noticeKey` does for a notice that was read. */
export function keyOfRow(row: { readonly notice_id: string; readonly version: string }): string {
  return `${row.notice_id} ${row.version}`;
}

/** Keeps several processes from building the same tenders at once; held until the transaction ends. */
export async function lockTenders(db: Tx): Promise<void> {
  // Any number of our own will do; pg_locks shows it.
  await sql`select pg_advisory_xact_lock(7267001)`.execute(db);
}

/** All notices that have one of these keys, and those that share a key with any of them. */
export async function listConnected(db: Tx, keys: Iterable<string>): Promise<NoticeRow[]> {
  const seen = new Set(keys);
  const notices = new Map<string, NoticeRow>();
  let next = [...seen];
  while (next.length > 0) {
    const { rows } = await sql<NoticeRow & { keys: string[] }>`
      with touched as (
        select distinct notice_id, version from notice_key where key = any(${next}::text[])
      )
      select n.notice_id, n.version, n.seq, n.position, n.tender_id,
        array(select key from notice_key k where k.notice_id = n.notice_id and k.version = n.version) as keys
      from touched join notice n using (notice_id, version)`.execute(db);
    next = [];
    for (const { keys: noticeKeys, ...row } of rows) {
      notices.set(keyOfRow(row), row);
      for (const key of noticeKeys) {
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(key);
      }
    }
  }
  return [...notices.values()];
}

/** The bytes, unpacked, of all documents that notices of each tender were read from. */
export async function listDocumentBytes(
  db: Tx,
  tenderIds: readonly string[],
): Promise<{ tender_id: string; bytes: number }[]> {
  const { rows } = await sql<{ tender_id: string; bytes: number }>`
    select tender_id, sum(size_bytes)::float8 as bytes
    from (
      select distinct tender_id, sha256 from notice join notice_source using (notice_id, version)
      where tender_id = any(${tenderIds}::uuid[])
    ) as document join raw_notice using (sha256)
    group by tender_id`.execute(db);
  return rows;
}

/** The keys of whole tenders, so that nothing of them is left out when they are built anew. */
export async function listTenderKeys(db: Tx, tenderIds: readonly string[]): Promise<string[]> {
  if (tenderIds.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select distinct key from notice_key join notice using (notice_id, version)
    where tender_id = any(${tenderIds}::uuid[])`.execute(db);
  return rows.map((row) => row.key);
}

export async function listNoticeSources(
  db: Tx,
  notices: readonly NoticeRow[],
): Promise<SourceRow[]> {
  if (notices.length === 0) return [];
  const { rows } = await sql<SourceRow>`
    select notice_id, version, source_id, sha256, seq, url
    from notice_source join unnest(
      ${notices.map((row) => row.notice_id)}::text[], ${notices.map((row) => row.version)}::text[]
    ) as x (notice_id, version) using (notice_id, version)`.execute(db);
  return rows;
}

/** The notices that these bytes were read as before. */
export async function listNoticesOfRaws(
  db: Tx,
  hashes: readonly Buffer[],
): Promise<(SourceRow & { tender_id: string })[]> {
  if (hashes.length === 0) return [];
  const { rows } = await sql<SourceRow & { tender_id: string }>`
    select s.notice_id, s.version, s.source_id, s.sha256, s.seq, s.url, n.tender_id
    from notice_source s join notice n using (notice_id, version)
    where sha256 = any(${hexes(hashes)}::bytea[])`.execute(db);
  return rows;
}

/** Removes sources of notices, and with its last source the notice. */
export async function deleteNoticeSources(db: Tx, rows: readonly SourceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    delete from notice_source using unnest(
      ${rows.map((row) => row.notice_id)}::text[], ${rows.map((row) => row.version)}::text[],
      ${rows.map((row) => row.source_id)}::text[]
    ) as x (notice_id, version, source_id)
    where notice_source.notice_id = x.notice_id and notice_source.version = x.version
      and notice_source.source_id = x.source_id`.execute(db);
  await sql`
    delete from notice using unnest(
      ${rows.map((row) => row.notice_id)}::text[], ${rows.map((row) => row.version)}::text[]
    ) as x (notice_id, version)
    where notice.notice_id = x.notice_id and notice.version = x.version
      and not exists (
        select from notice_source s where s.notice_id = notice.notice_id and s.version = notice.version
      )`.execute(db);
}

export async function upsertNotices(db: Tx, notices: readonly NoticeToWrite[]): Promise<void> {
  if (notices.length === 0) return;
  await sql`
    insert into notice (notice_id, version, seq, position, tender_id, kind, format, subtype, procedure_id,
      issued_on, published_on, parser_version)
    select notice_id, version, seq, position, tender_id, kind, format, subtype, procedure_id,
      issued_on, published_on, parser_version
    from json_to_recordset(${toStoredJson(notices)}::json) as x (
      notice_id text, version text, seq bigint, position integer, tender_id uuid, kind text, format text,
      subtype text, procedure_id text, issued_on date, published_on date, parser_version integer)
    order by notice_id, version
    on conflict (notice_id, version) do update set
      seq = excluded.seq, position = excluded.position, tender_id = excluded.tender_id, kind = excluded.kind,
      format = excluded.format, subtype = excluded.subtype, procedure_id = excluded.procedure_id,
      issued_on = excluded.issued_on, published_on = excluded.published_on,
      parser_version = excluded.parser_version
    where notice is distinct from excluded`.execute(db);
}

export async function moveNotices(
  db: Tx,
  moves: readonly { notice_id: string; version: string; tender_id: string }[],
): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    update notice set tender_id = x.tender_id
    from json_to_recordset(${toStoredJson(moves)}::json) as x (notice_id text, version text, tender_id uuid)
    where notice.notice_id = x.notice_id and notice.version = x.version`.execute(db);
}

export async function writeNoticeKeys(
  db: Tx,
  keys: readonly { notice_id: string; version: string; key: string }[],
  options: { readonly replace: boolean },
): Promise<void> {
  if (keys.length === 0) return;
  const json = toStoredJson(keys);
  if (options.replace) {
    await sql`
      with written as (
        select * from json_to_recordset(${json}::json) as x (notice_id text, version text, key text)
      )
      delete from notice_key k using (select distinct notice_id, version from written) w
      where k.notice_id = w.notice_id and k.version = w.version
        and not exists (
          select from written
          where written.notice_id = k.notice_id and written.version = k.version and written.key = k.key
        )`.execute(db);
  }
  await sql`
    insert into notice_key (key, notice_id, version)
    select key, notice_id, version
    from json_to_recordset(${json}::json) as x (notice_id text, version text, key text)
    order by key
    on conflict do nothing`.execute(db);
}

export async function upsertNoticeSources(
  db: Tx,
  rows: readonly (Omit<SourceRow, "sha256" | "url"> & { sha: string; url?: string })[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into notice_source (notice_id, version, source_id, sha256, seq, url, first_seen_at)
    select distinct on (notice_id, version, source_id)
      notice_id, version, source_id, decode(sha, 'hex'), seq, url, ${now}
    from json_to_recordset(${toStoredJson(rows)}::json)
      as x (notice_id text, version text, source_id text, sha text, seq bigint, url text)
    order by notice_id, version, source_id, seq desc
    on conflict (notice_id, version, source_id) do update set
      sha256 = excluded.sha256, seq = excluded.seq, url = excluded.url
    where notice_source.seq < excluded.seq`.execute(db);
}
