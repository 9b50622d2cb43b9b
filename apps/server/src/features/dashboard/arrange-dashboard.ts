import { arrangedCards } from "@tc/domain";
import type { DashboardCard } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { writeCards } from "./dashboard.store.ts";

/** The member's own order; whoever sends none of the cards has the one it begins with again. */
export async function arrangeDashboard(
  ctx: Context,
  { cards }: { readonly cards: readonly DashboardCard[] },
): Promise<{ cards: DashboardCard[] }> {
  const arranged = arrangedCards(cards);
  await inAgency(ctx, requireMembership(ctx).agencyId, (t) =>
    writeCards(t, requireUserId(ctx), cards.length === 0 ? [] : arranged),
  );
  return { cards: arranged };
}
