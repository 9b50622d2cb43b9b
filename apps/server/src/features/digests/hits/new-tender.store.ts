import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/**
 * Lists the tenders that became new since `since`, each with the moment. A tender that was only announced before becomes
 * new again when its call is published.
 */
export async function listNewTenders(
  db: Db,
  since: Date,
): Promise<{ readonly id: string; readonly newSince: Date }[]> {
  const { rows } = await sql<{ id: string; newSince: Date }>`
    select id, greatest(created_at, published_on::timestamp at time zone 'Europe/Berlin') as "newSince"
    from tender
    where created_at >= ${since} or published_on >= (${since}::timestamptz at time zone 'Europe/Berlin')::date
    order by id`.execute(db);
  return rows;
}
