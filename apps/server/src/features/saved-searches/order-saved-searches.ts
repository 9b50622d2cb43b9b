import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { listSearchesOf, setPlaces } from "./saved-search.store.ts";

/** The caller's own order; ids of searches that are gone or not the caller's to see are left out. */
export function orderSavedSearches(
  ctx: Context,
  { ids }: { readonly ids: readonly string[] },
): Promise<{ done: true }> {
  const userId = requireUserId(ctx);
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    const visible = new Set((await listSearchesOf(t, userId)).map(({ id }) => id));
    await setPlaces(
      t,
      userId,
      [...new Set(ids)].filter((id) => visible.has(id)),
    );
    return { done: true };
  });
}
