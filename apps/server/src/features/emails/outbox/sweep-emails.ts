import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { deleteOld } from "./outbox.operator.store.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** How long what is kept; docs/decisions/0058-monitoring-mails.md says why. */
export const keptDays = { texts: 90, rows: 400, requests: 30, proofs: 3 * 366 } as const;

export async function sweepEmails(ctx: Context): Promise<void> {
  const before = (days: number) => new Date(ctx.now().getTime() - days * dayMs);
  await asOperator(ctx, (t) =>
    deleteOld(t, {
      textsBefore: before(keptDays.texts),
      rowsBefore: before(keptDays.rows),
      requestsBefore: before(keptDays.requests),
      proofsBefore: before(keptDays.proofs),
    }),
  );
}
