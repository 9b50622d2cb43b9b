import type { Context } from "../../../platform/context.ts";
import { isOff } from "../../../platform/switches/switched-off.store.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { sendMonitoringMail } from "../job-definitions.ts";
import { giveUpMails, listWaiting } from "./outbox.operator.store.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A mail waits for a mail server that is away as long as what it says is news; then its row says that it came too late. */
export async function checkOutbox(ctx: Context): Promise<void> {
  const now = ctx.now().getTime();
  await asOperator(ctx, async (t) => {
    await giveUpMails(t, new Date(now - 3 * dayMs));
    // At most one job of a mail waits, so a mail whose job still lives gets no second one.
    const areDigestsOff = await isOff(t, "digests");
    const waiting = await listWaiting(t, new Date(now - 15 * minuteMs), { areDigestsOff });
    for (const mail of waiting) {
      await t.enqueue(sendMonitoringMail, mail);
    }
  });
}
