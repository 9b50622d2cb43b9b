import { savedSearchLimits } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { requireChangeable } from "./require-changeable.ts";
import { forgetDeletedSearches, setDeleted } from "./saved-search.store.ts";

const dayMs = 86_400_000;

/** It can be restored for some days; older deletions of the agency end here. */
export async function deleteSavedSearch(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<{ done: true }> {
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    await requireChangeable(t, id);
    await setDeleted(t, id, true);
    const before = t.now().getTime() - savedSearchLimits.keepsDeletedDays * dayMs;
    await forgetDeletedSearches(t, new Date(before));
    return { done: true };
  });
}
