import { invariant } from "@tc/domain";
import { connectForWork, migrateAsOwner } from "../main/database.ts";
import { provideDatabase } from "../main/local-database.ts";
import { openPorts } from "../main/open-ports.ts";
import { openSite } from "../main/open-site.ts";
import type { Process } from "../main/process.ts";
import type { Context } from "../platform/context.ts";

/** A context for a command: the database of the running product, or the one it would start. */
export async function openWorkContext(process: Process): Promise<Context> {
  const { config, log, shutdown } = process;
  const [opened, database] = await Promise.all([openSite(process), provideDatabase(process)]);
  await migrateAsOwner(database.url);
  const work = connectForWork(database.url, config, log);
  shutdown.onStop("database", () => work.db.destroy());
  return {
    db: work.db,
    ports: openPorts({ noticeSources: [], mailer: { send: neverMails } }, work, opened),
    jobs: { send: async () => invariant(false, "a command schedules nothing") },
    log,
    now: () => new Date(),
    actor: { kind: "system" },
    site: opened.site,
  };
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
