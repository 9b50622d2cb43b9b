import { lockAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import type { Context } from "../../../platform/context.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { listEndingTrials } from "../convergence/due.operator.store.ts";
import { mailBillingJob } from "../job-definitions.ts";
import { runningTrial } from "./running-trial.ts";
import { changeSubscription, findSubscription } from "../convergence/subscription.store.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Three days and one day before a trial ends; one that was missed is left out for the next. */
export async function remindOfTrials(ctx: Context): Promise<void> {
  const until = new Date(ctx.now().getTime() + 3 * dayMs);
  for (const agencyId of await asOperator(ctx, (t) => listEndingTrials(t, until))) {
    await inAgency(ctx, agencyId, remindOfTrial);
  }
}

async function remindOfTrial(t: AgencyTransaction): Promise<void> {
  const agencyId = t.agency.id;
  await lockAgency(t);
  const row = await findSubscription(t, agencyId);
  const trial = row && runningTrial(row, t.now());
  if (!trial) return;
  const leftMs = trial.endsAt.getTime() - t.now().getTime();
  if (leftMs > 3 * dayMs) return;
  const days = leftMs <= dayMs ? 1 : 3;
  const isSame = row.reminded_of?.getTime() === trial.endsAt.getTime();
  if (isSame && (row.reminded_days ?? 3) <= days) return;
  await changeSubscription(t, agencyId, { reminded_of: trial.endsAt, reminded_days: days });
  const { endsAt, hasCard } = trial;
  await t.enqueue(mailBillingJob, {
    kind: "trial_ends",
    agencyId,
    endsAt: endsAt.toISOString(),
    hasCard,
  });
}
