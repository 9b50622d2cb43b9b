import type { listReports as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { listActiveMembers, listReportRows } from "./reports.store.ts";
import { toReports } from "./to-report.ts";

export function listReports(ctx: Context): Promise<z.input<typeof endpoint.response>> {
  const userId = requireUserId(ctx);
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    const members = (await listActiveMembers(t)).map(({ user_id: id, name }) => ({
      id,
      name,
      isMe: id === userId,
    }));
    return {
      reports: await toReports(t, await listReportRows(t)),
      members: members.toSorted((a, b) => Number(b.isMe) - Number(a.isMe)),
    };
  });
}
