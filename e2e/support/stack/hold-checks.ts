import path from "node:path";
import type { CheckStep } from "@tc/contract";
import { sql } from "kysely";
import { connect } from "../../../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../../../apps/server/src/platform/local-postgres/local-postgres.ts";
import type { RealStack } from "./real-stack.ts";

/**
 * Holds every check as it is about to begin a step, until the product's process ends: PostgreSQL ends with it, and with
 * that the lock that the check waits for.
 */
export async function holdChecksBefore(
  stack: RealStack,
  step: CheckStep,
): Promise<{ forget(): Promise<void> }> {
  const postgres = await startLocalPostgres({ dir: path.join(stack.dataDir, "postgres") });
  const { db } = connect(`${postgres.url}/postgres`, { maxConnections: 1, keptOpen: 1 });
  await sql`
    create function hold_check() returns trigger language plpgsql as $$
    begin
      -- However busy the machine is, a check that is held does not fail.
      perform set_config('lock_timeout', '0', true);
      perform pg_advisory_xact_lock_shared(hashtext('hold_check'));
      return new;
    end $$`.execute(db);
  await sql`
    create trigger hold_check before update on tender_check for each row
    when (new.step = ${sql.lit(step)} and old.step <> new.step)
    execute function hold_check()`.execute(db);
  await sql`select pg_advisory_lock(hashtext('hold_check'))`.execute(db);
  // From here on the product alone keeps PostgreSQL alive.
  await postgres.stop();
  return { forget: () => db.destroy() };
}
