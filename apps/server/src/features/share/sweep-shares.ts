import type { Context } from "../../platform/context.ts";
import { deleteEndedShares } from "./share.operator.store.ts";

export async function sweepShares(ctx: Context): Promise<void> {
  const deletedCount = await deleteEndedShares(ctx);
  if (deletedCount > 0) ctx.log.info({ deletedCount }, "ended share links deleted");
}
