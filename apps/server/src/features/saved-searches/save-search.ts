import type { SavedSearch } from "@tc/contract";
import { AppError, savedSearchLimits } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import * as store from "./saved-search.store.ts";
import { readSavedSearch } from "./to-saved-search.ts";

/** Its results count as seen: whoever saves a search looks at them. Throws limit_reached. */
export function saveSearch(ctx: Context, content: store.SearchContent): Promise<SavedSearch> {
  const userId = requireUserId(ctx);
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    if ((await store.countSearches(t, userId)) >= savedSearchLimits.perMember) {
      throw new AppError("limit_reached", { limit: savedSearchLimits.perMember });
    }
    const id = await store.insertSearch(t, userId, content);
    await store.setSeen(t, userId, id);
    return readSavedSearch(t, id);
  });
}
