import type { ShareSummary } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { requireTender } from "../assessment/index.ts";
import { listOpenings, listValidShares } from "./share.store.ts";
import { toShare } from "./to-share.ts";

export async function listShares(
  ctx: Context,
  { slug }: { slug: string },
): Promise<{ shares: ShareSummary[] }> {
  const { agencyId } = requireMembership(ctx);
  const tender = await requireTender(ctx, slug);
  return inAgency(ctx, agencyId, async (t) => {
    const rows = await listValidShares(t, tender.id);
    const openings = await listOpenings(
      t,
      rows.map(({ id }) => id),
    );
    const openingsOf = (id: string) => openings.filter(({ share_id }) => share_id === id);
    return { shares: rows.map((row) => toShare(row, openingsOf(row.id))) };
  });
}
