import type { Tender } from "@tc/domain";
import { tenderSummary } from "@tc/notices";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { noteDueTenders } from "../../features/scoring/index.ts";
import { writeSearchDocuments } from "../../features/search/index.ts";

export interface TenderToSave {
  readonly id: string;
  readonly tender: Tender;
  readonly buyerId?: string;
}

/** Writes tenders without any notice behind them, with their search documents, in one transaction. For tests and benches. */
export async function saveTenders(db: Db, tenders: readonly TenderToSave[]): Promise<void> {
  const rows = tenders.map(({ id, tender, buyerId }) => {
    const summary = tenderSummary(tender);
    return {
      id,
      slug: `t-${id}`,
      stage: tender.stage,
      title: tender.title,
      buyer_id: buyerId,
      buyer_name: tender.buyers[0]?.name,
      main_cpv: summary.mainCpv,
      cpv: summary.cpv,
      nuts: summary.nuts,
      procedure: tender.procedure,
      level: tender.level,
      deadline_at: summary.deadline?.at,
      deadline_has_time: summary.deadline?.hasTime,
      last_deadline_at: summary.lastDeadline?.at,
      last_deadline_has_time: summary.lastDeadline?.hasTime,
      published_on: tender.publishedOn,
      updated_on: tender.updatedOn,
      value_cents: summary.value?.cents,
      value_currency: summary.value?.currency,
      value_kind: summary.value?.kind,
      lot_count: tender.lots.length,
      change_count: tender.changes.length,
      flags: tender.flags,
      sources: summary.sources,
      record: tender,
    };
  });
  const json = JSON.stringify(rows);
  await db.transaction().execute(async (t) => {
    // Of two writers of one tender the second waits, as the ingest's do: "on conflict" watches the id, not the slug too.
    await sql`
      select pg_advisory_xact_lock(hashtextextended(id, 0))
      from (select id from jsonb_to_recordset(${json}::jsonb) as x (id text) order by id) as ids`.execute(
      t,
    );
    await sql`
      insert into buyer (id, name)
      select distinct on (buyer_id) buyer_id, coalesce(buyer_name, 'Stadt')
      from jsonb_to_recordset(${json}::jsonb) as x (buyer_id uuid, buyer_name text)
      where buyer_id is not null
      on conflict do nothing`.execute(t);
    await sql`
      insert into tender (id, slug, key, stage, title, buyer_id, main_cpv, cpv, nuts, procedure, level,
        deadline_at, deadline_has_time, last_deadline_at, last_deadline_has_time, published_on, updated_on,
        value_cents, value_currency, value_kind, lot_count, change_count, flags, sources, record, record_hash)
      select id, slug, id::text, stage, title, buyer_id, main_cpv, cpv, nuts, procedure, level,
        deadline_at, deadline_has_time, last_deadline_at, last_deadline_has_time, published_on, updated_on,
        value_cents, value_currency, value_kind, lot_count, change_count, flags, sources, record, ''
      from jsonb_to_recordset(${json}::jsonb) as x (
        id uuid, slug text, stage text, title text, buyer_id uuid, main_cpv text, cpv text[], nuts text[],
        procedure text, level text, deadline_at timestamptz, deadline_has_time boolean,
        last_deadline_at timestamptz, last_deadline_has_time boolean, published_on date, updated_on date,
        value_cents bigint, value_currency text, value_kind text, lot_count integer, change_count integer,
        flags text[], sources text[], record jsonb)
      order by x.id
      on conflict (id) do update set stage = excluded.stage, title = excluded.title, cpv = excluded.cpv,
        nuts = excluded.nuts, record = excluded.record, last_deadline_at = excluded.last_deadline_at,
        deadline_at = excluded.deadline_at`.execute(t);
    await noteDueTenders(
      t,
      tenders.map(({ id }) => id),
    );
    await writeSearchDocuments(
      t,
      tenders.map(({ id, tender }) => ({ tenderId: id, tender })),
    );
  });
}
