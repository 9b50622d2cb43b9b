import type { Announcement } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { listAnnouncementRows } from "./announcement.store.ts";
import { toAnnouncement } from "./to-announcement.ts";

export async function listAnnouncements(ctx: Context): Promise<{ announcements: Announcement[] }> {
  const { agencyId } = requireMembership(ctx);
  const rows = await inAgency(ctx, agencyId, listAnnouncementRows);
  return { announcements: rows.map((row) => toAnnouncement(row, ctx.now())) };
}
