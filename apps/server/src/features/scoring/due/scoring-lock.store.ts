import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

// The first number of this feature's advisory locks. No other feature uses it.
const lockClass = 20_774;
const lockNumbers = { scoring: 1, training: 2 } as const;
export const activationLock = { lockClass, number: 3 } as const;

/**
 * Runs `work` while no other process does the same; undefined when one does. The lock lives on a connection of its own,
 * so a killed process lets go of it at once.
 */
export function withScoringLock<Result>(
  db: Db,
  name: keyof typeof lockNumbers,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return db.connection().execute(async (connection) => {
    const number = lockNumbers[name];
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_lock(${lockClass}, ${number}) as locked`.execute(connection);
    if (!rows[0]?.locked) return undefined;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockClass}, ${number})`.execute(connection);
    }
  });
}
