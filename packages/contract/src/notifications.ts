import { notificationEvents } from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** So many notifications are on a page. */
export const notificationsPerPage = 30;

const notification = z.object({
  id: z.uuid(),
  event: z.enum(notificationEvents),
  /** German, one line */
  heading: z.string(),
  /** Where a click leads, within the app */
  path: z.string(),
  at: z.iso.datetime(),
  isSeen: z.boolean(),
});
export type MemberNotification = z.output<typeof notification>;

const unseen = z.int().min(0).describe("wie viele ungelesen sind");

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/notifications",
  access: "agency",
  summary: "Was das Mitglied hören soll, das Neueste zuerst",
  query: z.object({ before: z.uuid().optional().describe("nur ältere als diese") }),
  response: z.object({
    notifications: z.array(notification),
    unseen,
    /** There are older ones. */
    hasMore: z.boolean(),
  }),
});

export const countUnseen = endpoint({
  method: "GET",
  path: "/api/notifications/unseen",
  access: "agency",
  summary: "Zahl der ungelesenen Mitteilungen",
  response: z.object({ unseen }),
});

export const markNotificationsSeen = endpoint({
  method: "POST",
  path: "/api/notifications/seen",
  access: "agency",
  summary: "Mitteilungen als gelesen merken",
  body: z.object({
    /** Absent: all that there are. */
    ids: z.array(z.uuid()).min(1).max(notificationsPerPage).optional(),
  }),
  response: z.object({
    unseen,
    /** Those that were unseen until now, the newest 500 of them: send them to markNotificationsUnseen to undo. */
    ids: z.array(z.uuid()).max(500),
  }),
});

/** For undo */
export const markNotificationsUnseen = endpoint({
  method: "POST",
  path: "/api/notifications/unseen",
  access: "agency",
  summary: "Mitteilungen wieder als ungelesen merken",
  body: z.object({ ids: z.array(z.uuid()).min(1).max(500) }),
  response: z.object({ unseen }),
});
