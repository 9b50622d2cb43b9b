import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { deleteChecksOfEnded } from "./old-checks.operator.store.ts";

/** Deletes checks of tenders that ended long ago; what members decided and calculated stays. */
export async function deleteOldChecks(ctx: Context): Promise<void> {
  const checks = await asOperator(ctx, deleteChecksOfEnded);
  if (checks > 0) ctx.log.info({ checks }, "old checks deleted");
}
