import type { listApiKeys as endpoint } from "@tc/contract";
import { canUse } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { listKeys } from "./api-key.store.ts";
import { toApiKey } from "./to-api-key.ts";

/** Also without the plan: a key that rests must still be seen and revoked. */
export async function listApiKeys(ctx: Context): Promise<z.output<typeof endpoint.response>> {
  const { agencyId, tier } = requireMembership(ctx);
  const rows = await inAgency(ctx, agencyId, listKeys);
  return { isInPlan: canUse(tier, "api"), keys: rows.map((row) => toApiKey(row, ctx.now())) };
}
