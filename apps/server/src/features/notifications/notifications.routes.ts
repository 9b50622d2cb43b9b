import * as contract from "@tc/contract";
import { bind } from "../../platform/http/http.ts";
import type { BoundEndpoint } from "../../platform/http/http.ts";
import { countUnseen, listNotifications } from "./list-notifications.ts";
import { markNotificationsSeen, markNotificationsUnseen } from "./mark-notifications-seen.ts";

export function notificationsRoutes(): BoundEndpoint[] {
  return [
    bind(contract.listNotifications, (ctx, { query }) => listNotifications(ctx, query)),
    bind(contract.countUnseen, (ctx) => countUnseen(ctx)),
    bind(contract.markNotificationsSeen, (ctx, { body }) => markNotificationsSeen(ctx, body)),
    bind(contract.markNotificationsUnseen, (ctx, { body }) => markNotificationsUnseen(ctx, body)),
  ];
}
