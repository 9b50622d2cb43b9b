import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { deleteDeadLetters } from "./job-queue.operator.store.ts";
import type { DeadLetterChoice } from "./job-queue.operator.store.ts";
import { jobOf } from "./retry-dead-letters.ts";

/** Throws failed jobs away; what they would have done stays undone. */
export function dropDeadLetters(
  ctx: Context,
  choice: DeadLetterChoice,
): Promise<{ count: number }> {
  return asAdmin(
    ctx,
    "dropDeadLetters",
    async (t) => ({ count: await deleteDeadLetters(t, choice) }),
    jobOf(choice),
  );
}
