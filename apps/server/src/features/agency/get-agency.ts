import type { getAgency as endpoint } from "@tc/contract";
import { AppError, berlinInstant, tierRights } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { findNextChange } from "../announcements/index.ts";
import { findAgency, findUnmarkedSince } from "./agency.store.ts";

/** After this time an agency gets the overview, even if it has marked no tender. */
const firstScreenMs = 3 * 24 * 60 * 60 * 1000;

export async function getAgency(ctx: Context): Promise<z.input<typeof endpoint.response>> {
  const { agencyId, role } = requireMembership(ctx);
  const [agency, onboardedAt, changesOn] = await inAgency(ctx, agencyId, async (t) => [
    await findAgency(t),
    await findUnmarkedSince(t),
    await findNextChange(t),
  ]);
  if (!agency) throw new AppError("not_found");
  const rights = tierRights(agency.tier);
  return {
    id: agency.id,
    name: agency.name,
    role,
    tier: agency.tier,
    tierName: rights.name,
    features: [...rights.features],
    seats: rights.seats,
    tenderChecksPerMonth: rights.tenderChecksPerMonth,
    volumeCapCents: rights.volumeCapCents,
    ...(onboardedAt && {
      firstScreenUntil: new Date(onboardedAt.getTime() + firstScreenMs).toISOString(),
    }),
    ...(changesOn !== undefined && { changesAt: berlinInstant(changesOn, "00:00").toISOString() }),
    ...(agency.deletion_due_at && { deletionDueAt: agency.deletion_due_at.toISOString() }),
  };
}
