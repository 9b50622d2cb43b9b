import { savedSearchLimits } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { requireChangeable } from "./require-changeable.ts";
import { restorableSince } from "./restorable-since.ts";
import { forgetDeletedSearches, setDeleted } from "./saved-search.store.ts";

/** It can be restored for some days; older deletions of the agency end here, and those of a member beyond a number. */
export async function deleteSavedSearch(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<{ done: true }> {
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    const { user_id: userId } = await requireChangeable(t, id);
    await setDeleted(t, id, true);
    const kept = savedSearchLimits.perMember;
    await forgetDeletedSearches(t, { before: restorableSince(t.now()), userId, kept });
    return { done: true };
  });
}
