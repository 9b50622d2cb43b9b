import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";

export interface ChangedRecord extends Pick<Tender, "notices" | "changes"> {
  readonly id: string;
}

/** Of these tenders the parts of the record that tell of changes */
export async function listRecords(
  t: Pick<Context, "db">,
  tenderIds: readonly string[],
): Promise<ReadonlyMap<string, ChangedRecord>> {
  if (tenderIds.length === 0) return new Map();
  const { rows } = await sql<ChangedRecord>`
    select id, record -> 'notices' as notices, record -> 'changes' as changes
    from tender where id = any(${tenderIds}::uuid[])`.execute(t.db);
  return new Map(rows.map((row) => [row.id, row]));
}
