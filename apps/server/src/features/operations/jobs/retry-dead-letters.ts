import { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { countDeadLetters, takeDeadLetters } from "./job-queue.operator.store.ts";
import type { DeadLetterChoice } from "./job-queue.operator.store.ts";

/** One click moves so many; whoever has more clicks again. */
const retriesAtOnce = 1_000;
/** The queue checks a payload by its own schema when the job is done. */
const anyPayload = z.record(z.string(), z.unknown());

/**
 * Puts failed jobs back into their queues, with all their tries. A second click finds nothing more to take. Where a job
 * with the same key waits already, that one does the work and the letter just goes.
 */
export function retryDeadLetters(
  ctx: Context,
  choice: DeadLetterChoice,
): Promise<{ count: number; unknown: number }> {
  return asAdmin(
    ctx,
    "retryDeadLetters",
    async (t) => {
      const letters = await takeDeadLetters(t, choice, retriesAtOnce);
      for (const { job: name, data, key } of letters) {
        await t.enqueue(
          { name, payload: anyPayload, ...(key !== null && { singleton: () => key }) },
          data,
        );
      }
      const isFull = letters.length === retriesAtOnce;
      return { count: letters.length, unknown: isFull ? 0 : await countDeadLetters(t, choice) };
    },
    jobOf(choice),
  );
}

/** For the audit: ids of jobs say nothing to anybody later. */
export function jobOf(choice: DeadLetterChoice): { count: number } | { job: string } {
  return "ids" in choice ? { count: choice.ids.length } : { job: choice.job };
}
