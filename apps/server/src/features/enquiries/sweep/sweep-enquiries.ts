import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { deleteOldEnquiries } from "./sweep-enquiries.operator.store.ts";

/** Deletes enquiries that were kept long enough, and applications some months after their process ended. */
export async function sweepEnquiries(ctx: Context): Promise<void> {
  const enquiries = await asOperator(ctx, deleteOldEnquiries);
  if (enquiries > 0) ctx.log.info({ enquiries }, "old enquiries deleted");
}
