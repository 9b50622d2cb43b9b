import type { getAgency as endpoint } from "@tc/contract";
import { AppError, tierRights } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { findAgency } from "./agency.store.ts";

export async function getAgency(ctx: Context): Promise<z.input<typeof endpoint.response>> {
  const { agencyId, role } = requireMembership(ctx);
  const agency = await inAgency(ctx, agencyId, findAgency);
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
    ...(agency.deletion_due_at && { deletionDueAt: agency.deletion_due_at.toISOString() }),
  };
}
