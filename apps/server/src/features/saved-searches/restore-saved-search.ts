import type { SavedSearch } from "@tc/contract";
import { AppError, savedSearchLimits } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { canChange, requireChangeable } from "./require-changeable.ts";
import { restorableSince } from "./restorable-since.ts";
import * as store from "./saved-search.store.ts";
import { readSavedSearch, toSavedSearch } from "./to-saved-search.ts";

/** Takes a deletion back; one that is there stays as it is. Throws not_found, and limit_reached where others took its place meanwhile. */
export function restoreSavedSearch(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<SavedSearch> {
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    const search = await store.findDeletedSearch(t, id);
    if (!search) return toSavedSearch(t, await requireChangeable(t, id));
    const isTooOld = search.deleted_at !== null && search.deleted_at < restorableSince(t.now());
    if (isTooOld || !canChange(t, search)) throw new AppError("not_found");
    if ((await store.countSearches(t, search.user_id)) >= savedSearchLimits.perMember) {
      throw new AppError("limit_reached", { limit: savedSearchLimits.perMember });
    }
    await store.setDeleted(t, id, false);
    return readSavedSearch(t, id);
  });
}
