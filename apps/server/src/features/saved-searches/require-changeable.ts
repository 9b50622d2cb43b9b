import { AppError } from "@tc/domain";
import { requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { findVisibleSearch } from "./saved-search.store.ts";
import type { VisibleSearch } from "./saved-search.store.ts";

/** Its owner may change a search, and the agency's owner one that the team shares. */
export function canChange(
  t: Pick<AgencyTransaction, "actor">,
  { user_id, is_shared }: Pick<VisibleSearch, "user_id" | "is_shared">,
): boolean {
  const isMine = user_id === requireUserId(t);
  return isMine || (is_shared && requireMembership(t).role === "owner");
}

/** Throws not_found for one that this member does not see, too. */
export async function requireSearch(t: AgencyTransaction, id: string): Promise<VisibleSearch> {
  const search = await findVisibleSearch(t, requireUserId(t), id);
  if (!search) throw new AppError("not_found");
  return search;
}

/** Throws not_found, or forbidden where the member only reads it. */
export async function requireChangeable(t: AgencyTransaction, id: string): Promise<VisibleSearch> {
  const search = await requireSearch(t, id);
  if (!canChange(t, search)) throw new AppError("forbidden");
  return search;
}
