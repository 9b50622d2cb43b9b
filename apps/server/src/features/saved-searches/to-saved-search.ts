import type { SavedSearch } from "@tc/contract";
import { requireUserId } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { readQuery } from "./read-query.ts";
import { canChange, requireSearch } from "./require-changeable.ts";
import type { VisibleSearch } from "./saved-search.store.ts";

/** A search as the caller sees it. */
export function toSavedSearch(
  t: Pick<AgencyTransaction, "actor">,
  search: VisibleSearch,
  newCount?: number,
): SavedSearch {
  const { parameters, dropped } = readQuery(search.query);
  return {
    id: search.id,
    name: search.name,
    query: parameters,
    dropped: [...dropped],
    isShared: search.is_shared,
    isMine: search.user_id === requireUserId(t),
    ownerName: search.owner_name,
    canChange: canChange(t, search),
    mails: search.mails,
    changedAt: search.changed_at.toISOString(),
    ...(newCount !== undefined && { newCount }),
  };
}

export async function readSavedSearch(t: AgencyTransaction, id: string): Promise<SavedSearch> {
  return toSavedSearch(t, await requireSearch(t, id));
}
