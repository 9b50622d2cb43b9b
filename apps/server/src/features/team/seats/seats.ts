import { AppError, tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { countSeatsUsed } from "../team.store.ts";

/**
 * Throws seats_exhausted when the plan has no seat left. Only for who holds the agency (`requireOwner`): two at once must
 * not both take the last seat.
 */
export async function claimSeat(
  t: AgencyTransaction,
  tier: Tier | null,
  options: { exceptInvitationId?: string } = {},
): Promise<void> {
  const { seats } = tierRights(tier);
  if ((await countSeatsUsed(t, options)) >= seats) throw new AppError("seats_exhausted", { seats });
}
