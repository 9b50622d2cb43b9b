import type { Transaction as KyselyTransaction } from "kysely";
import type { z } from "zod";
import type { Context } from "./context.ts";
import type { Database } from "./schema.ts";

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

/** Thrown by a job that would fail again however often it is tried. */
export class GiveUp extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "GiveUp";
  }
}

/** A job with the verb that does it; made by `handle`. */
export interface JobHandler {
  readonly job: JobDefinition<object>;
  run(ctx: Context, payload: unknown, signal: AbortSignal): Promise<void>;
}

/**
 * The verb gets the checked payload; one that does not fit its schema is given up at once. Any other
 * error is tried again. `signal` fires when the process stops or the job's time is over.
 */
export function handle<Payload extends object>(
  job: JobDefinition<Payload>,
  verb: (ctx: Context, payload: Payload, signal: AbortSignal) => Promise<unknown>,
): JobHandler {
  return {
    // The queue passes `singleton` only payloads that `send` has checked with this job's schema.
    job: job as unknown as JobDefinition<object>,
    run: async (ctx, payload, signal) => {
      const parsed = job.payload.safeParse(payload);
      if (!parsed.success) throw new GiveUp("bad payload", { cause: parsed.error });
      await verb(ctx, parsed.data, signal);
    },
  };
}
