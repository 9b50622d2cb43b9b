import type { TenderListQuery } from "@tc/contract";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { readQuery } from "./read-query.ts";
import { listSearchRows } from "./saved-search.store.ts";
import type { SearchRow } from "./saved-search.store.ts";

export interface SavedSearch {
  readonly id: string;
  /** Its owner, an active member of the agency */
  readonly userId: string;
  readonly name: string;
  readonly isShared: boolean;
  /** Whether its owner wants new results by mail */
  readonly mails: boolean;
  /** What is left of it where the list takes less than when it was stored */
  readonly query: TenderListQuery;
  /** Names of filters that the list does not take any more, in whole or in part */
  readonly dropped: readonly string[];
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** All of the agency's, private ones too; those of members who left only where they are shared. */
export async function listSavedSearches(t: AgencyTransaction): Promise<SavedSearch[]> {
  return (await listSearchRows(t)).map(toSavedSearch);
}

/** Those whose owners may work and want new results by mail. */
export async function listSearchesToMail(t: AgencyTransaction): Promise<SavedSearch[]> {
  const rows = await listSearchRows(t);
  return rows.filter(({ mails, is_owner_active }) => mails && is_owner_active).map(toSavedSearch);
}

function toSavedSearch(row: SearchRow): SavedSearch {
  const { query, dropped } = readQuery(row.query);
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    isShared: row.is_shared,
    mails: row.mails,
    query,
    dropped,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}
