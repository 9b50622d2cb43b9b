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

/** Has the stack do these jobs now, one after the other, instead of at their times; all that they bring is done then. */
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
      await vi.waitFor(() => nothingWaits(db), { timeout: 120_000, interval: 250 });
    }
  } finally {
    await queue.stop();
    await db.destroy();
    await postgres.stop();
  }
}

async function nothingWaits(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job
    where state < 'completed' and start_after < now() + interval '1 minute' and name !~ '^__'`.execute(
    db,
  );
  expect(rows.map(({ name }) => name)).toEqual([]);
}
