import type { ApiKey } from "@tc/contract";
import { apiScopes } from "@tc/domain";
import type { KeyRow } from "./api-key.store.ts";

export function toApiKey(row: KeyRow, now: Date): ApiKey {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    // A scope of a later release is not shown by this one.
    scopes: apiScopes.filter((scope) => row.scopes.includes(scope)),
    createdAt: row.created_at.toISOString(),
    byName: row.by_name,
    expiresAt: row.expires_at.toISOString(),
    ...(row.last_used_on !== null && { lastUsedOn: row.last_used_on }),
    state: stateOf(row, now),
  };
}

function stateOf(row: KeyRow, now: Date): ApiKey["state"] {
  if (row.expires_at <= now) return "expired";
  // Without a member row the join has nothing to say.
  if (row.is_makers !== true) return "resting";
  return row.replaced_at === null ? "valid" : "replaced";
}
