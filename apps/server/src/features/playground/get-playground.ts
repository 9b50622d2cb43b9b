import type { getPlayground as endpoint } from "@tc/contract";
import { canUse, cheapestTierWith } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { isContractConcluded } from "../processing-contract/index.ts";

export async function getPlayground(ctx: Context): Promise<z.input<typeof endpoint.response>> {
  const { agencyId, tier } = requireMembership(ctx);
  return {
    ...(!canUse(tier, "playground") && { lockedTier: cheapestTierWith("playground") }),
    isContractConcluded: await inAgency(ctx, agencyId, isContractConcluded),
  };
}
