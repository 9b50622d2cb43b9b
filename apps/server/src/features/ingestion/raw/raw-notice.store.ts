import { sql } from "kysely";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Database } from "../../../platform/database/schema.ts";
import { toStoredJson } from "../reading/stored-json.ts";

type Tx = KyselyTransaction<Database>;

export interface NewRaw {
  readonly sha256: Buffer;
  /** zstd */
  readonly content: Buffer;
  readonly sizeBytes: number;
  readonly file: string;
  readonly sourceId: string;
  readonly url: string | undefined;
}

export interface RawRow {
  readonly sha256: Buffer;
  readonly seq: string;
  readonly file: string;
  readonly source_id: string;
  readonly url: string | null;
  readonly status: "pending" | "applied" | "rejected";
  readonly attempts: number;
  readonly reject_reason: string | null;
  readonly notice_count: number;
}

export async function upsertSources(
  db: Tx,
  sources: readonly { id: string; sample: boolean }[],
): Promise<void> {
  await sql`
    insert into source (id, sample)
    select id, sample from json_to_recordset(${toStoredJson(sources)}::json) as x (id text, sample boolean)
    order by id
    on conflict (id) do update set sample = excluded.sample where source.sample <> excluded.sample`.execute(
    db,
  );
}

/** Stores what is new, in the order given, so that `seq` follows the order of arrival. */
export async function insertRaws(db: Tx, raws: readonly NewRaw[], now: Date): Promise<void> {
  const sizes = raws.map((raw) => raw.content.length);
  let offset = 1;
  const rows = raws.map((raw, index) => {
    const start = offset;
    offset += sizes[index]!;
    return {
      sha: raw.sha256.toString("base64"),
      start,
      length: sizes[index],
      size: raw.sizeBytes,
      file: raw.file,
      source: raw.sourceId,
      url: raw.url,
    };
  });
  // All contents travel as one binary value: as text they would double.
  const contents = Buffer.concat(raws.map((raw) => raw.content));
  await sql`
    insert into raw_notice (sha256, content, size_bytes, file, source_id, url, received_at)
    select decode(sha, 'base64'), substring(${contents}::bytea from start for length), size, file, source, url, ${now}
    from (
      select * from rows from (json_to_recordset(${toStoredJson(rows)}::json)
        as (sha text, start integer, length integer, size integer, file text, source text, url text))
        with ordinality as x (sha, start, length, size, file, source, url, place)
      order by place
      -- Keeps the sort apart: it would carry all contents with every row.
      offset 0
    ) as ordered
    on conflict (sha256) do nothing`.execute(db);
}

export async function findRaws(db: Tx, hashes: readonly Buffer[]): Promise<RawRow[]> {
  const { rows } = await sql<RawRow>`
    select sha256, seq, file, source_id, url, status, attempts, reject_reason, notice_count from raw_notice
    where sha256 = any(${hexes(hashes)}::bytea[])`.execute(db);
  return rows;
}

/** Remembers a further source of known bytes; true where that is news, so that the notice must be applied again. */
export async function insertSightings(
  db: Tx,
  sightings: readonly { sha256: Buffer; sourceId: string; file: string; url: string | undefined }[],
): Promise<Buffer[]> {
  if (sightings.length === 0) return [];
  const rows = sightings.map(({ sha256, sourceId, file, url }) => ({
    sha: sha256.toString("base64"),
    source: sourceId,
    file,
    url,
  }));
  const { rows: fresh } = await sql<{ sha256: Buffer }>`
    insert into raw_sighting (sha256, source_id, file, url)
    select distinct on (sha, source) decode(sha, 'base64'), source, file, url
    from json_to_recordset(${toStoredJson(rows)}::json) as x (sha text, source text, file text, url text)
    order by sha, source
    on conflict do nothing
    returning sha256`.execute(db);
  const hashes = fresh.map((row) => row.sha256);
  if (hashes.length > 0) {
    await sql`
      update raw_notice set status = 'pending'
      where sha256 = any(${hexes(hashes)}::bytea[]) and status = 'applied'`.execute(db);
  }
  return hashes;
}

export async function listSightings(
  db: Tx,
  hashes: readonly Buffer[],
): Promise<{ sha256: Buffer; source_id: string; url: string | null }[]> {
  const { rows } = await sql<{ sha256: Buffer; source_id: string; url: string | null }>`
    select sha256, source_id, url from raw_sighting
    where sha256 = any(${hexes(hashes)}::bytea[])`.execute(db);
  return rows;
}

export async function listContents(
  db: Tx | Db,
  hashes: readonly Buffer[],
): Promise<{ sha256: Buffer; content: Buffer }[]> {
  const { rows } = await sql<{ sha256: Buffer; content: Buffer }>`
    select sha256, content from raw_notice where sha256 = any(${hexes(hashes)}::bytea[])`.execute(
    db,
  );
  return rows;
}

/** The next ones in order of arrival after `seq`: only those not yet applied, or all. */
export async function listRawsAfter(
  db: Tx | Db,
  options: {
    readonly seq: string;
    readonly upTo?: string;
    readonly pendingOnly: boolean;
    readonly limit: number;
  },
): Promise<(RawRow & { content: Buffer })[]> {
  const upTo = options.upTo ?? "9223372036854775807";
  const { rows } = await sql<RawRow & { content: Buffer }>`
    select sha256, seq, file, source_id, url, status, attempts, reject_reason, notice_count,
      content from raw_notice
    where seq > ${options.seq} and seq <= ${upTo}
      ${options.pendingOnly ? sql`and status = 'pending'` : sql``}
    order by seq limit ${options.limit}`.execute(db);
  return rows;
}

export async function markApplied(
  db: Tx,
  raws: readonly { readonly sha256: Buffer; readonly notices: readonly unknown[] }[],
): Promise<void> {
  if (raws.length === 0) return;
  await sql`
    update raw_notice set status = 'applied', reject_code = null, reject_reason = null, notice_count = x.count
    from unnest(
      ${hexes(raws.map((raw) => raw.sha256))}::bytea[], ${raws.map((raw) => raw.notices.length)}::integer[]
    ) as x (sha256, count)
    where raw_notice.sha256 = x.sha256`.execute(db);
}

/** A failure of the bytes is final; any other is tried again until it has failed too often. */
export async function markFailed(
  db: Tx,
  failures: readonly { sha256: Buffer; code: string; reason: string; final: boolean }[],
  maxAttempts: number,
): Promise<void> {
  if (failures.length === 0) return;
  const rows = failures.map(({ sha256, code, reason, final }) => ({
    sha: sha256.toString("base64"),
    code,
    reason: reason.slice(0, 1000),
    final,
  }));
  await sql`
    update raw_notice set
      attempts = attempts + 1,
      status = case when final or attempts + 1 > ${maxAttempts} then 'rejected' else 'pending' end,
      reject_code = code, reject_reason = reason
    from json_to_recordset(${toStoredJson(rows)}::json) as x (sha text, code text, reason text, final boolean)
    where sha256 = decode(sha, 'base64')`.execute(db);
}

export function hexes(hashes: readonly Buffer[]): string[] {
  return hashes.map((hash) => `\\x${hash.toString("hex")}`);
}
