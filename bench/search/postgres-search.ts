import { sql } from "kysely";
import type { Db } from "../../apps/server/src/platform/database/database.ts";
import type { Parameters } from "./queries.ts";

/** PostgreSQL's own full text on the same tenders: what the index is compared with. */
export async function preparePostgresSearch(db: Db): Promise<void> {
  await sql`
    create table plain_search as
    select id, to_tsvector('german', title || ' ' || (record ->> 'description')) as words from tender`.execute(
    db,
  );
  await sql`alter table plain_search add primary key (id)`.execute(db);
  await sql`create index on plain_search using gin (words)`.execute(db);
  await sql`vacuum analyze plain_search, tender`.execute(db);
}

/** The same words and the filters it has columns for: first page by ts_rank_cd, total, and two facets. */
export async function postgresSearch(db: Db, query: Parameters): Promise<void> {
  const words = sql`plainto_tsquery('german', ${query["q"] ?? ""})`;
  const conditions = [
    query["q"] === undefined ? sql`true` : sql`p.words @@ ${words}`,
    query["region"] === undefined
      ? sql`true`
      : sql`exists (select from unnest(t.nuts) n where n like ${`${query["region"]}%`})`,
    query["cpv"] === undefined || !/^\d/.test(query["cpv"])
      ? sql`true`
      : sql`exists (select from unnest(t.cpv) c where c like ${`${query["cpv"]}%`})`,
    query["state"] === undefined
      ? sql`true`
      : sql`t.stage = 'call' and t.last_deadline_at >= '2026-11-21T11:00:00Z'`,
  ];
  const where = sql.join(conditions, sql` and `);
  await Promise.all([
    sql`select t.id from plain_search p join tender t using (id) where ${where}
      order by ts_rank_cd(p.words, ${words}) desc, t.id limit 30`.execute(db),
    sql`select count(*) from plain_search p join tender t using (id) where ${where}`.execute(db),
    sql`select t.procedure, count(*) from plain_search p join tender t using (id) where ${where}
      group by 1`.execute(db),
    sql`select left(t.main_cpv, 2), count(*) from plain_search p join tender t using (id)
      where ${where} group by 1`.execute(db),
  ]);
}
