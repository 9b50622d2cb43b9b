import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresPool } from "kysely";
import type pg from "pg";
import { sharePatienceMs } from "./admission.limits.ts";
import { Lanes } from "./lanes.ts";

const currentClient = new AsyncLocalStorage<string>();

/** Runs the work of a client: the connections that it takes count as this client's. */
export function asClient<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
  return currentClient.run(client, work);
}

/**
 * A pool of which one client never holds more than `share` connections. A request may run several statements side by
 * side, so a limit on requests alone would not keep the pool free. What runs for no client is not limited.
 */
export function shareAmongClients(pool: pg.Pool, share: number): PostgresPool {
  const shares = new Lanes({ atOnce: share, waiting: Infinity, patienceMs: sharePatienceMs });
  return {
    options: pool.options,
    connect: async () => {
      const client = currentClient.getStore();
      if (client === undefined) return pool.connect();
      const leave = await shares.enter(client);
      try {
        const connection = await pool.connect();
        // The pool sets `release` with every connection that it hands out.
        const { release } = connection;
        connection.release = (error) => {
          release(error);
          leave();
        };
        return connection;
      } catch (error) {
        leave();
        throw error;
      }
    },
    end: () => pool.end(),
  };
}
