import type { DocumentFetch } from "@tc/contract";
import { settledFetchFailures } from "@tc/domain";
import { freshMs } from "./fetch.limits.ts";
import type { FetchRow } from "./fetch.store.ts";

export function toDocumentFetch(address: string, row: FetchRow | undefined): DocumentFetch {
  if (!row) return { address, state: "idle" };
  const { state, failure, progress, checked_at, changed_at, news } = row;
  const until = freshUntil(row);
  return {
    address,
    state,
    ...(state === "failed" && failure !== null && { failure }),
    ...(progress !== null && { progress }),
    ...(checked_at !== null && { checkedAt: checked_at.toISOString() }),
    ...(until && { freshUntil: until.toISOString() }),
    ...(changed_at !== null && { changedAt: changed_at.toISOString() }),
    ...(news !== null && { news }),
  };
}

/** Until when the last look answers for the address; undefined while it is on its way. */
export function freshUntil({ state, failure, sha256, checked_at }: FetchRow): Date | undefined {
  if (checked_at === null || state === "waiting" || state === "fetching") return undefined;
  // A page where a file was before is an outage.
  const isSettled =
    state === "failed" &&
    sha256 === null &&
    failure !== null &&
    settledFetchFailures.includes(failure);
  return new Date(checked_at.getTime() + freshMs[isSettled ? "settled" : state]);
}
