import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export interface TenantTable {
  readonly name: string;
  /** The column that names the agency */
  readonly key: string;
}

/** The tables whose comment says that each row belongs to one agency. */
export async function listTenantTables(db: Db): Promise<readonly TenantTable[]> {
  const { rows } = await sql<TenantTable>`
    select relname as name, case relname when 'agency' then 'id' else 'agency_id' end as key
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and obj_description(oid, 'pg_class') ~ '^tenant\\M'
    order by relname`.execute(db);
  return rows;
}
