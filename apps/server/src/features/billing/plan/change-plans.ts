import type { Context } from "../../../platform/context.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { listPlanChanges } from "../convergence/due.operator.store.ts";
import { settlePlan } from "./settle-plan.ts";

/** Settles the plans that time alone has changed, one agency a transaction. */
export async function changePlans(ctx: Context): Promise<void> {
  for (const agencyId of await asOperator(ctx, listPlanChanges)) {
    await inAgency(ctx, agencyId, (t) => settlePlan(t, agencyId));
  }
}
