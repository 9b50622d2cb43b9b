import type { SavedSearch } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { requireChangeable } from "./require-changeable.ts";
import * as store from "./saved-search.store.ts";
import { readSavedSearch, toSavedSearch } from "./to-saved-search.ts";

/** Throws not_found and forbidden; whether a search is mailed is its owner's to say alone. */
export function changeSavedSearch(
  ctx: Context,
  { id, ...change }: store.SearchChange & { readonly id: string },
): Promise<SavedSearch> {
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    const search = await requireChangeable(t, id);
    const userId = requireUserId(ctx);
    const isMine = search.user_id === userId;
    if (!isMine && change.mails !== undefined) throw new AppError("forbidden");
    await store.updateSearch(t, id, change);
    // Whoever saves other filters looks at their results.
    if (change.query) await store.setSeen(t, userId, id);
    // The agency's owner who takes a search from the team does not see it any more.
    const isGone = !isMine && change.isShared === false;
    return isGone ? toSavedSearch(t, { ...search, is_shared: false }) : readSavedSearch(t, id);
  });
}
