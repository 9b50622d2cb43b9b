import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { endShare } from "./share.store.ts";

/** Any member may: a link belongs to the agency. Throws not_found. */
export function revokeShare(ctx: Context, { id }: { id: string }): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    if (!(await endShare(t, id))) throw new AppError("not_found");
    return { done: true };
  });
}
