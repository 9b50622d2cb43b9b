import type { Context } from "../../../platform/context.ts";
import { inSteps } from "../../../platform/tenancy/in-steps.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import * as store from "./outbox.operator.store.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** How long what is kept; docs/decisions/0058-monitoring-mails.md says why. */
export const keptDays = { texts: 90, rows: 400, requests: 30, proofs: 3 * 366 } as const;

export async function sweepEmails(ctx: Context, signal?: AbortSignal): Promise<void> {
  const before = (days: number) => new Date(ctx.now().getTime() - days * dayMs);
  const options = { ...(signal && { signal }) };
  await inSteps(ctx, (t, limit) => store.emptyOldMails(t, before(keptDays.texts), limit), options);
  await inSteps(ctx, (t, limit) => store.deleteOldMails(t, before(keptDays.rows), limit), options);
  await asOperator(ctx, (t) =>
    store.deleteOldAddresses(t, {
      requestsBefore: before(keptDays.requests),
      proofsBefore: before(keptDays.proofs),
    }),
  );
}
