import { sql } from "kysely";
import { pino } from "pino";
import { readConfig } from "../../platform/settings/config.ts";
import type { Actor, Context, Site } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import type { JobQueue } from "../../platform/jobs/job-definition.ts";
import { createKeyRing } from "../../platform/settings/key-ring.ts";
import { siteOf } from "../../platform/web/site.ts";
import type { Mail } from "../../ports/mailer.ts";
import { createFakeMailer } from "../../ports/mailer.fake.ts";
import { createFakeObjectStore } from "../../ports/object-store.fake.ts";
import type { Ports } from "../../ports/ports.ts";

export interface SentJob {
  readonly name: string;
  readonly payload: unknown;
}

export interface TestContext extends Context {
  /** What was scheduled so far; rolled back transactions leave nothing here. */
  sentJobs(): Promise<readonly SentJob[]>;
  /** Mails taken by the fake mail server, oldest first; none where a test brings its own mailer. */
  readonly mails: readonly Mail[];
}

export interface TestContextOptions {
  readonly ports?: Partial<Ports>;
  readonly now?: Date | (() => Date);
  readonly actor?: Actor;
}

/** 21 November 2026, 12:00 in Berlin */
export const testNow = new Date("2026-11-21T11:00:00Z");

export const testSite: Site = siteOf(readConfig({ NODE_ENV: "test" }));
export const testSecret = "a secret for tests only, 32 chars";
const testKeyRing = createKeyRing([testSecret]);

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
  const clock = typeof now === "function" ? now : () => now;
  const mailer = createFakeMailer();
  return {
    db: database.db,
    ports: {
      noticeSources: [],
      keyRing: testKeyRing,
      objects: createFakeObjectStore(),
      mailer,
      ...ports,
    },
    jobs: recordingQueue(database.db),
    log: pino({ level: "silent" }),
    now: clock,
    actor,
    site: testSite,
    mails: mailer.sent,
    sentJobs: async () => {
      const { rows } = await sql<SentJob>`select name, payload from test_job`.execute(database.db);
      return rows;
    },
  };
}
