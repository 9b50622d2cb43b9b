import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

// The first number of this feature's advisory locks. No other feature uses it.
const lockClass = 20_775;
const lockNumbers = { digests: 1, hits: 2, "webhook hits": 3 } as const;

/** Runs `work` unless another process does the same: it would only wait for the other's rows. */
export function withDigestLock(
  db: Db,
  name: keyof typeof lockNumbers,
  work: () => Promise<unknown>,
): Promise<void> {
  return db.connection().execute(async (connection) => {
    const number = lockNumbers[name];
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${lockClass}, ${number}) as locked`.execute(connection);
    if (!rows[0]?.locked) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockClass}, ${number})`.execute(connection);
    }
  });
}
