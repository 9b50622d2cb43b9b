import type { seeWatchlist as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import * as store from "./look.store.ts";

interface Seen {
  readonly tenderId: string;
  readonly upTo: string;
}

/** Notes what the caller has seen. An earlier moment than the one that stands changes nothing, nor does one to come. */
export function seeWatchlist(
  ctx: Context,
  { looks }: { readonly looks: readonly Seen[] },
): Promise<z.output<typeof endpoint.response>> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const latest = new Map(looks.map(({ tenderId, upTo }) => [tenderId, new Date(upTo)]));
  return inAgency(ctx, agencyId, async (t) => {
    const held = await store.holdLooks(t, userId, [...latest.keys()]);
    const newer = held.flatMap((look) => {
      const upTo = latest.get(look.tenderId);
      const seenAt = upTo && upTo > t.now() ? t.now() : upTo;
      return seenAt && (look.seenAt === null || seenAt > look.seenAt)
        ? [{ ...look, to: seenAt }]
        : [];
    });
    await store.writeLooks(
      t,
      userId,
      newer.map(({ tenderId, to }) => ({ tenderId, seenAt: to })),
    );
    return {
      before: newer.map(({ tenderId, seenAt }) => ({
        tenderId,
        seenAt: seenAt?.toISOString() ?? null,
      })),
    };
  });
}
