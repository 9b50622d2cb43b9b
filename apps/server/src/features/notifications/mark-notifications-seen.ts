import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { countUnseenOf, setSeen, setUnseen } from "./notification.store.ts";

/** Without ids all of the member's are seen. Ids of other members change nothing. */
export function markNotificationsSeen(
  ctx: Context,
  { ids }: { readonly ids?: readonly string[] | undefined },
): Promise<{ unseen: number; ids: string[] }> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const seenIds = await setSeen(t, userId, ids);
    return { unseen: await countUnseenOf(t, userId), ids: seenIds.slice(0, 500) };
  });
}

export function markNotificationsUnseen(
  ctx: Context,
  { ids }: { readonly ids: readonly string[] },
): Promise<{ unseen: number }> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    await setUnseen(t, userId, ids);
    return { unseen: await countUnseenOf(t, userId) };
  });
}
