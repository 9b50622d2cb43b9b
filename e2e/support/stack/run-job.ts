import path from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, vi } from "vitest";
import { connect } from "../../../apps/server/src/platform/database/database.ts";
import type { Db } from "../../../apps/server/src/platform/database/database.ts";
import type {
  JobDefinition,
  NoPayload,
} from "../../../apps/server/src/platform/jobs/job-definition.ts";
import { createJobRunner } from "../../../apps/server/src/platform/jobs/job-runner.ts";
import { startLocalPostgres } from "../../../apps/server/src/platform/local-postgres/local-postgres.ts";
import type { RealStack } from "./real-stack.ts";

/**
 * Has the stack do these jobs now, one after the other, instead of at their times; all that they bring is done then,
 * without the delays of those jobs.
 */
export async function runJobs(
  stack: RealStack,
  ...jobs: readonly JobDefinition<NoPayload>[]
): Promise<void> {
  const postgres = await startLocalPostgres({ dir: path.join(stack.dataDir, "postgres") });
  const databaseUrl = `${postgres.url}/postgres`;
  const { db } = connect(databaseUrl);
  const queue = createJobRunner({ databaseUrl, handlers: [], log: pino({ level: "silent" }) });
  try {
    await queue.start();
    for (const job of jobs) {
      await queue.send(job, {});
      await vi.waitFor(() => nothingWaits(db), { timeout: 120_000, interval: 100 });
    }
  } finally {
    await queue.stop();
    await db.destroy();
    await postgres.stop();
  }
}

async function nothingWaits(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; isDelayed: boolean }>`
    select name, state < 'active' and start_after > now() as "isDelayed" from pgboss.job
    where state < 'completed' and start_after < now() + interval '1 minute' and name !~ '^__'`.execute(
    db,
  );
  // A delay gathers what other jobs still bring, so it ends only once they are done.
  if (rows.every(({ isDelayed }) => isDelayed)) await endDelays(db);
  expect(rows.map(({ name }) => name)).toEqual([]);
}

/** Wakes the workers as pg-boss does; on another channel they would look within five seconds. */
async function endDelays(db: Db): Promise<void> {
  await sql`
    with ended as (
      update pgboss.job set start_after = now()
      where state < 'active' and start_after between now() and now() + interval '1 minute' and name !~ '^__'
      returning name
    )
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) from ended`.execute(
    db,
  );
}
