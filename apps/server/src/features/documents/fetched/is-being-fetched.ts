import type { Context } from "../../../platform/context.ts";
import { lostMs } from "./fetch.limits.ts";
import { findFetch } from "./fetch.store.ts";
import type { FetchRow } from "./fetch.store.ts";

/** Whether the tender's documents are on their way from the buyer. A try that counts as lost is not. */
export async function isBeingFetched(
  t: Pick<Context, "db" | "now">,
  tenderId: string,
): Promise<boolean> {
  const fetch = await findFetch(t, tenderId);
  return fetch !== undefined && isUnderWay(fetch, t.now());
}

export function isUnderWay(
  { state, requested_at }: Pick<FetchRow, "state" | "requested_at">,
  now: Date,
): boolean {
  const isOpen = state === "waiting" || state === "fetching";
  return isOpen && now.getTime() - requested_at.getTime() <= lostMs;
}
