import type { Transaction as KyselyTransaction } from "kysely";
import { z } from "zod";
import type { Database } from "../database/schema.ts";

/** Of a job that needs to be told nothing */
export type NoPayload = Record<string, never>;
export const noPayload: z.ZodType<NoPayload> = z.strictObject({});

/** A job as a value: its name, what its payload must look like, how often it may be tried again. */
export interface JobDefinition<Payload extends object> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  readonly retryLimit?: number;
  readonly expireInSeconds?: number;
  /** At most one waiting and one running job per key; "all" makes the job as a whole such a key. */
  readonly singleton?: "all" | ((payload: Payload) => string);
  /** It waits so long before it is done; with `singleton` all that are sent meanwhile become one. */
  readonly delaySeconds?: number;
  /** Cron in Europe/Berlin; the payload is the empty object then. */
  readonly cron?: string;
}

export interface JobQueue {
  /** With `db` the job becomes visible when that transaction commits. */
  send<Payload extends object>(
    job: JobDefinition<Payload>,
    payload: Payload,
    db?: KyselyTransaction<Database>,
  ): Promise<void>;
}
