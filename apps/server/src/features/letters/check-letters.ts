import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { listWaitingLetters } from "./letter.operator.store.ts";
import { sendLetterJob } from "./job-definitions.ts";

const patienceMs = 15 * 60_000;

export async function checkLetters(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - patienceMs);
  await asOperator(ctx, async (t) => {
    // At most one job of a letter waits, so one whose job still lives gets no second one.
    for (const letter of await listWaitingLetters(t, before))
      await t.enqueue(sendLetterJob, letter);
  });
}
