import { sql } from "kysely";
import { pino } from "pino";
import type { Actor, Context } from "../platform/context.ts";
import type { Db } from "../platform/database.ts";
import type { JobQueue } from "../platform/jobs.ts";
import type { Ports } from "../ports/ports.ts";

export interface SentJob {
  readonly name: string;
  readonly payload: unknown;
}

export interface TestContext extends Context {
  /** What was scheduled so far; rolled back transactions leave nothing here. */
  sentJobs(): Promise<readonly SentJob[]>;
}

export interface TestContextOptions {
  readonly ports?: Partial<Ports>;
  readonly now?: Date | (() => Date);
  readonly actor?: Actor;
}

/** 21 November 2026, 12:00 in Berlin */
export const testNow = new Date("2026-11-21T11:00:00Z");

// A table rather than an array, so that a job exists exactly when its transaction commits.
function recordingQueue(db: Db): JobQueue {
  return {
    send: async (job, payload, transaction) => {
      const json = JSON.stringify(job.payload.parse(payload));
      await sql`insert into test_job values (${job.name}, ${json}::jsonb)`.execute(
        transaction ?? db,
      );
    },
  };
}

/** A context on a test database with a fixed clock, a silent log and a queue that only remembers. */
export function testContext(
  database: { readonly db: Db },
  { ports, now = testNow, actor = { kind: "system" } }: TestContextOptions = {},
): TestContext {
  return {
    db: database.db,
    ports: { noticeSources: [], ...ports },
    jobs: recordingQueue(database.db),
    log: pino({ level: "silent" }),
    now: typeof now === "function" ? now : () => now,
    actor,
    sentJobs: async () => {
      const { rows } = await sql<SentJob>`select name, payload from test_job`.execute(database.db);
      return rows;
    },
  };
}
