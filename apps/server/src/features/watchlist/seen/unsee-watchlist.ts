import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import * as store from "./look.store.ts";

interface Look {
  readonly tenderId: string;
  readonly seenAt: string | null;
}

/** Puts looks back to where they were; what was not seen before is new again. */
export function unseeWatchlist(
  ctx: Context,
  { before }: { readonly before: readonly Look[] },
): Promise<{ restored: number }> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const wanted = new Map(before.map(({ tenderId, seenAt }) => [tenderId, seenAt]));
  return inAgency(ctx, agencyId, async (t) => {
    const held = await store.holdLooks(t, userId, [...wanted.keys()]);
    const ids = held.filter(({ seenAt }) => seenAt !== null).map(({ tenderId }) => tenderId);
    const unseen = ids.filter((id) => wanted.get(id) === null);
    const earlier = ids.flatMap((tenderId) => {
      const seenAt = wanted.get(tenderId);
      return typeof seenAt === "string" ? [{ tenderId, seenAt: new Date(seenAt) }] : [];
    });
    await store.deleteLooks(t, userId, unseen);
    await store.writeLooks(t, userId, earlier);
    return { restored: unseen.length + earlier.length };
  });
}
