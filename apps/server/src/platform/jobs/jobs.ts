import type { Context } from "../context.ts";
import type { JobDefinition } from "./job-definition.ts";

/** Thrown by a job that would fail again however often it is tried. */
export class GiveUp extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = "GiveUp";
  }
}

export interface JobTry {
  /** What fails now is not tried again. */
  readonly isLastTry: boolean;
}

/** A job with the verb that does it; made by `handle`. */
export interface JobHandler {
  readonly job: JobDefinition<object>;
  run(ctx: Context, payload: unknown, signal: AbortSignal, jobTry?: JobTry): Promise<void>;
}

/**
 * The verb gets the checked payload; one that does not fit its schema is given up at once. Any other
 * error is tried again. `signal` fires when the process stops or the job's time is over.
 */
export function handle<Payload extends object>(
  job: JobDefinition<Payload>,
  verb: (ctx: Context, payload: Payload, signal: AbortSignal, jobTry: JobTry) => Promise<unknown>,
): JobHandler {
  return {
    // The queue passes `singleton` only payloads that `send` has checked with this job's schema.
    job: job as unknown as JobDefinition<object>,
    run: async (ctx, payload, signal, jobTry = { isLastTry: false }) => {
      const parsed = job.payload.safeParse(payload);
      if (!parsed.success) throw new GiveUp("bad payload", { cause: parsed.error });
      await verb(ctx, parsed.data, signal, jobTry);
    },
  };
}
