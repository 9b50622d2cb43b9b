import type { Context } from "../../platform/context.ts";
import { isOff } from "../../platform/switches/switched-off.store.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { mailNotification } from "./job-definitions.ts";
import { listForgotten } from "./notification.operator.store.ts";

const minuteMs = 60_000;
/** What the day's cap holds back is not tried longer than this: the next digest takes it. */
const triedMinutes = 60;
/** A reminder waits no longer than this for a digest. */
const digestMinutes = 24 * 60;

/**
 * A job is dropped while an earlier one of the same tender waits, and that one may run before the second notification is
 * there to be seen. Here it gets its job after all. So do reminders that wait for a digest while those are switched off.
 */
export async function mailForgotten(ctx: Context): Promise<void> {
  const minutesAgo = (minutes: number) => new Date(ctx.now().getTime() - minutes * minuteMs);
  await asOperator(ctx, async (t) => {
    const period = {
      from: minutesAgo(triedMinutes),
      before: minutesAgo(1),
      deadlinesFrom: (await isOff(t, "digests")) ? minutesAgo(digestMinutes) : undefined,
    };
    for (const forgotten of await listForgotten(t, period)) {
      await t.enqueue(mailNotification, forgotten);
    }
  });
}
