import { invariant } from "@tc/domain";
import { connectForWork, migrateAsOwner } from "../main/database/database.ts";
import { provideDatabase } from "../main/database/local-database.ts";
import { openSite } from "../main/http/open-site.ts";
import type { Process } from "../main/processes/process.ts";
import { plugObjects } from "../main/ports/objects.ts";
import { plugKeyRing } from "../main/session-secret.ts";
import type { Context } from "../platform/context.ts";

/** A context for a command: the database of the running product, or the one it would start. */
export async function openWorkContext(process: Process): Promise<Context> {
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
    jobs: { send: async () => invariant(false, "a command schedules nothing") },
    log,
    now: () => new Date(),
    actor: { kind: "system" },
    site: openSite(process),
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
