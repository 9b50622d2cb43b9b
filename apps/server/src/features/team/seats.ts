import { AppError, tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { AgencyTransaction } from "../../platform/tenancy.ts";
import { countSeatsUsed, lockAgency } from "./team.store.ts";

/** Throws seats_exhausted when the plan has no seat left. Holds the agency's row until the transaction ends. */
export async function claimSeat(
  t: AgencyTransaction,
  tier: Tier | null,
  options: { exceptInvitationId?: string } = {},
): Promise<void> {
  const { seats } = tierRights(tier);
  await lockAgency(t);
  if ((await countSeatsUsed(t, options)) >= seats) throw new AppError("seats_exhausted", { seats });
}
