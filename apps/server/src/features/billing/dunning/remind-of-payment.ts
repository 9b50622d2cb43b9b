import { lockAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import type { Context } from "../../../platform/context.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { listUnpaid } from "../convergence/due.operator.store.ts";
import { advanceDunning } from "./dunning.ts";

export async function remindOfPayment(ctx: Context): Promise<void> {
  for (const agencyId of await asOperator(ctx, listUnpaid)) {
    await inAgency(ctx, agencyId, async (t) => {
      await lockAgency(t);
      await advanceDunning(t);
    });
  }
}
