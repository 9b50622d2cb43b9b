import { fetchedBytesMax, retentionClasses } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { monthsBefore, tenderEnd } from "../../../platform/database/ended-tenders.ts";
import { isOpenCall } from "../../scoring/index.ts";

/** Tenders that ended long ago and whose documents nobody has asked for since. */
export async function listOldFetches(t: Transaction, limit: number): Promise<readonly string[]> {
  const before = monthsBefore(t.now(), retentionClasses.fetchedDocuments.amount);
  const { rows } = await sql<{ id: string }>`
    select t.id from document_fetch f join tender t on t.id = f.tender_id
    where ${tenderEnd} <= ${before} and f.requested_at <= ${before}
    order by t.id limit ${limit}`.execute(t.db);
  return rows.map(({ id }) => id);
}

/** Tenders whose documents go so that the others keep to the limit of all: those that ended first, never an open one. */
export async function listFetchesBeyond(t: Transaction): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select t.id, ${isOpenCall(t.now())} as is_open,
        sum(f.bytes) over (order by ${isOpenCall(t.now())} desc, ${tenderEnd} desc, t.id) as bytes
      from (select tender_id, sum(content_bytes) as bytes from fetched_document group by tender_id) f
        join tender t on t.id = f.tender_id
    ) fetched
    where bytes > ${fetchedBytesMax} and not is_open
    order by id`.execute(t.db);
  return rows.map(({ id }) => id);
}

export async function fetchedBytes(t: Transaction): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(content_bytes), 0) as bytes from fetched_document`.execute(t.db);
  return Number(rows[0]?.bytes ?? 0);
}

/** With its documents and what was read of them; what lies in the object store goes with them. */
export async function deleteFetch(t: Transaction, tenderId: string): Promise<void> {
  await t.db.deleteFrom("document_fetch").where("tender_id", "=", tenderId).execute();
}
