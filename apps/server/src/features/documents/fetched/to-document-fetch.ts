import type { DocumentFetch } from "@tc/contract";
import type { FetchRow } from "./fetch.store.ts";

export function toDocumentFetch(address: string, row: FetchRow | undefined): DocumentFetch {
  if (!row) return { address, state: "idle" };
  const { state, failure, progress, checked_at, changed_at, news } = row;
  return {
    address,
    state,
    ...(state === "failed" && failure !== null && { failure }),
    ...(progress !== null && { progress }),
    ...(checked_at !== null && { checkedAt: checked_at.toISOString() }),
    ...(changed_at !== null && { changedAt: changed_at.toISOString() }),
    ...(news !== null && { news }),
  };
}
