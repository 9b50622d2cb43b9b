import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/**
 * Since when each tender is new, of those that are since then. One that was only announced before is new again with its
 * call, whose day `published_on` then is.
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
