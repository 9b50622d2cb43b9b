import { sql } from "kysely";
import type { Db } from "../../apps/server/src/platform/database/database.ts";

/**
 * Fills the tables up from `written` to `size` tenders with copies of the first `originals`, written by the database itself: it is searching
 * that is measured. A copy gets its words from one tender and its facts from another, and a file number of its own.
 */
export async function copyTenders(
  db: Db,
  originals: number,
  written: number,
  size: number,
  withRecords: boolean,
): Promise<void> {
  const id = (from: number) =>
    sql`overlay(overlay(md5(s.id::text || ${from}::text) placing '8' from 13) placing 'a' from 17)::uuid`;
  await sql`
    create unlogged table bench_source as
      select row_number() over () - 1 as n, id from (select id from tender limit ${originals}) t`.execute(
    db,
  );
  await sql`alter table bench_source add primary key (n)`.execute(db);
  for (let from = written; from < size; from += originals) {
    const count = Math.min(originals, size - from);
    const shift = 7_919 * Math.ceil(from / originals);
    await sql`
      insert into tender (id, slug, key, stage, title, buyer_id, main_cpv, cpv, nuts, procedure, level,
        deadline_at, deadline_has_time, last_deadline_at, last_deadline_has_time, published_on, updated_on,
        value_cents, value_currency, value_kind, lot_count, change_count, flags, sources, record, record_hash)
      select ${id(from)}, t.slug || '-' || ${from}::text, t.key, t.stage, t.title,
        t.buyer_id, t.main_cpv, t.cpv, t.nuts, t.procedure, t.level, t.deadline_at, t.deadline_has_time,
        t.last_deadline_at, t.last_deadline_has_time, t.published_on, t.updated_on, t.value_cents,
        t.value_currency, t.value_kind, t.lot_count, t.change_count, t.flags, t.sources,
        case when ${withRecords}::boolean then w.record else '{"lots": []}' end, ''
      from bench_source s join tender t on t.id = s.id
        join bench_source o on o.n = (s.n + ${shift}::int) % ${originals}::int
        join tender w on w.id = o.id
      where s.n < ${count}`.execute(db);
    await sql`
      insert into search_document (tender_id, terms, weights, words, deadlines, deadlines_have_time,
        analyzer_version, lexicon_version)
      select ${id(from)},
        regexp_replace(d.terms, '#vb[0-9]+2026', '#vb' || (${from}::int + s.n) || '2026'),
        d.weights, '', f.deadlines, f.deadlines_have_time, d.analyzer_version, d.lexicon_version
      from bench_source s
        join bench_source o on o.n = (s.n + ${shift}::int) % ${originals}::int
        join search_document d on d.tender_id = o.id
        join search_document f on f.tender_id = s.id
      where s.n < ${count}`.execute(db);
  }
  await sql`drop table bench_source`.execute(db);
}
