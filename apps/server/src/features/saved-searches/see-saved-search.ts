import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { requireSearch } from "./require-changeable.ts";
import { setSeen } from "./saved-search.store.ts";

/** The caller has seen its results as they are now. Throws not_found. */
export function seeSavedSearch(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<{ done: true }> {
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    await requireSearch(t, id);
    await setSeen(t, requireUserId(ctx), id);
    return { done: true };
  });
}
