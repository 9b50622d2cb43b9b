import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import * as store from "./agency.store.ts";

const shownEvents = 200;

export async function listAuditEvents(ctx: Context) {
  const { agencyId } = requireMembership(ctx);
  const rows = await inAgency(ctx, agencyId, (t) => store.listAuditEvents(t, shownEvents));
  return {
    events: rows.map(({ id, at, kind, ip, name }) => ({
      id,
      at: at.toISOString(),
      kind,
      ...(name !== null && { userName: name }),
      ...(ip !== null && { ip }),
    })),
  };
}
