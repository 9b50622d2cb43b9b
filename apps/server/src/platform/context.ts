import type { Transaction as KyselyTransaction } from "kysely";
import type { Logger } from "pino";
import type { Ports } from "../ports/ports.ts";
import type { Db } from "./database.ts";
import type { JobDefinition, JobQueue } from "./jobs.ts";
import type { Database } from "./schema.ts";

/** Who asked. Accounts add users and agencies. */
export type Actor = { readonly kind: "visitor" } | { readonly kind: "system" };

/** What every verb receives. It has `ports` and no `enqueue`: no provider is called inside a transaction. */
export interface Context {
  readonly db: Db;
  readonly ports: Ports;
  readonly jobs: JobQueue;
  readonly log: Logger;
  readonly now: () => Date;
  readonly actor: Actor;
}

/** Inside a transaction: `enqueue` and no `ports`, so that a job exists exactly when its rows do. */
export interface Transaction {
  readonly db: KyselyTransaction<Database>;
  readonly log: Logger;
  readonly now: () => Date;
  readonly actor: Actor;
  enqueue<Payload extends object>(job: JobDefinition<Payload>, payload: Payload): Promise<void>;
}

export function inTransaction<Result>(
  ctx: Context,
  work: (t: Transaction) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction().execute((db) =>
    work({
      db,
      log: ctx.log,
      now: ctx.now,
      actor: ctx.actor,
      enqueue: (job, payload) => ctx.jobs.send(job, payload, db),
    }),
  );
}
