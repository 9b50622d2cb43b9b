import { invariant } from "@tc/domain";
import { connectForWork } from "../main/database.ts";
import { provideDatabase } from "../main/local-database.ts";
import type { Process } from "../main/process.ts";
import type { Context } from "../platform/context.ts";
import { migrate } from "../platform/database.ts";

/** A context for a command: the database of the running product, or the one it would start. */
export async function openWorkContext(process: Process): Promise<Context> {
  const { config, log, shutdown } = process;
  const database = await provideDatabase(process);
  const { db } = connectForWork(database.url, config, log);
  shutdown.onStop("database", () => db.destroy());
  await migrate(db);
  return {
    db,
    ports: { noticeSources: [] },
    jobs: { send: async () => invariant(false, "a command schedules nothing") },
    log,
    now: () => new Date(),
    actor: { kind: "system" },
  };
}

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
