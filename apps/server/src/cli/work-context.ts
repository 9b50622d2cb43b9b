import { invariant } from "@tc/domain";
import { connectForWork, migrateAsOwner } from "../main/database/database.ts";
import { provideDatabase } from "../main/database/local-database.ts";
import { openSite } from "../main/http/open-site.ts";
import type { Process } from "../main/processes/process.ts";
import { plugObjects } from "../main/ports/objects.ts";
import { plugKeyRing } from "../main/session-secret.ts";
import type { Context } from "../platform/context.ts";
import type { JobQueue } from "../platform/jobs/job-definition.ts";
import { createJobRunner } from "../platform/jobs/job-runner.ts";
import type { JobHandler } from "../platform/jobs/jobs.ts";

/**
 * A context for a command: the database of the running product, or the one it would start. `sent`: the jobs it may send;
 * without them it schedules nothing.
 */
export async function openWorkContext(
  process: Process,
  { sent }: { readonly sent?: readonly JobHandler[] } = {},
): Promise<Context> {
  const { config, log, shutdown } = process;
  const [keyRing, objects, database] = await Promise.all([
    plugKeyRing(config),
    plugObjects(config),
    provideDatabase(process),
  ]);
  await migrateAsOwner(database, log);
  const work = connectForWork(database.url, config, log);
  shutdown.onStop("database", () => work.db.destroy());
  return {
    db: work.db,
    ports: { noticeSources: [], mailer: { send: neverMails }, keyRing, objects },
    jobs: sent ? await openQueue(process, database.url, sent) : silentQueue,
    log,
    now: () => new Date(),
    actor: { kind: "system" },
    site: openSite(process),
  };
}

const silentQueue: JobQueue = {
  send: async () => invariant(false, "a command schedules nothing"),
};

async function openQueue(
  { log, shutdown }: Process,
  databaseUrl: string,
  handlers: readonly JobHandler[],
): Promise<JobQueue> {
  const runner = createJobRunner({ databaseUrl, handlers, log });
  shutdown.onStop("jobs", () => runner.stop());
  await runner.start();
  return runner;
}

// Mails are sent by jobs, and jobs by workers.
const neverMails = async () => invariant(false, "a command sends no mail");

/** Aborts at the first signal; the process then waits for `work` before it takes the database away. */
export function stoppable({ shutdown }: Process): { signal: AbortSignal; done: () => void } {
  const stopping = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  shutdown.onStop("command", () => {
    stopping.abort();
    return promise;
  });
  return { signal: stopping.signal, done: resolve };
}
