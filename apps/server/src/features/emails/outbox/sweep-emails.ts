import { dueBefore, retentionClasses } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inSteps } from "../../../platform/tenancy/in-steps.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import * as store from "./outbox.operator.store.ts";

/** How long what is kept; docs/decisions/0058-monitoring-mails.md says why. */
const { mailTexts, mailRows, unconfirmedAddresses, addressProofs } = retentionClasses;

export async function sweepEmails(ctx: Context, signal?: AbortSignal): Promise<void> {
  const now = ctx.now();
  const options = { ...(signal && { signal }) };
  await inSteps(
    ctx,
    (t, limit) => store.emptyOldMails(t, dueBefore(mailTexts, now), limit),
    options,
  );
  await inSteps(
    ctx,
    (t, limit) => store.deleteOldMails(t, dueBefore(mailRows, now), limit),
    options,
  );
  await asOperator(ctx, (t) =>
    store.deleteOldAddresses(t, {
      requestsBefore: dueBefore(unconfirmedAddresses, now),
      proofsBefore: dueBefore(addressProofs, now),
    }),
  );
}
