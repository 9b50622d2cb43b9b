import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

/** Ids, newest first, behind the cursor's. */
export async function listRequestIds(
  t: Transaction,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("closed_request")
    .select("id")
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select created_at, id from closed_request where id = ${cursor})`,
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
