import { notificationsPerPage } from "@tc/contract";
import type { MemberNotification } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { countUnseenOf, listNotificationRows } from "./notification.store.ts";

/** A page of what the member is to hear of, newest first. */
export function listNotifications(
  ctx: Context,
  { before }: { readonly before?: string | undefined },
): Promise<{ notifications: MemberNotification[]; unseen: number; hasMore: boolean }> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const rows = await listNotificationRows(t, userId, {
      before,
      limit: notificationsPerPage + 1,
    });
    return {
      notifications: rows.slice(0, notificationsPerPage),
      unseen: await countUnseenOf(t, userId),
      hasMore: rows.length > notificationsPerPage,
    };
  });
}

export function countUnseen(ctx: Context): Promise<{ unseen: number }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => ({
    unseen: await countUnseenOf(t, requireUserId(ctx)),
  }));
}
