import type { WatchWish } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { onTender } from "./on-tender.ts";
import * as store from "./entry.store.ts";

interface Wish {
  readonly slug: string;
  readonly wish: WatchWish;
  readonly onlyIf?: WatchWish | undefined;
}

/** Watches a tender, ends it although it is marked or in the pipeline, or leaves both to the marks and the card. */
export function watchTender(
  ctx: Context,
  { slug, wish, onlyIf }: Wish,
): Promise<{ isStored: boolean; isWatched: boolean; before: WatchWish }> {
  return onTender(ctx, slug, async (t, tender, userId) => {
    const before = await store.holdWish(t, tender.id);
    const isStored = onlyIf === undefined || onlyIf === before;
    if (isStored && before !== wish) await store.writeWish(t, tender.id, { wish, userId });
    return { isStored, isWatched: await store.isFollowed(t, tender.id), before };
  });
}
