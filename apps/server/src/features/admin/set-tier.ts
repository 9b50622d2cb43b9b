import { AppError } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { settlePlan } from "../billing/index.ts";
import * as store from "./admin.operator.store.ts";
import { asAdmin } from "./as-admin.ts";

/**
 * Gives an agency a plan by hand, Enterprise among them; it holds from the agency's next call on and before what the
 * agency has bought. Without one (null) that counts again.
 */
export async function setTier(
  ctx: Context,
  agencyId: string,
  tier: Tier | null,
): Promise<{ done: true }> {
  await asAdmin(ctx, "setTier", async (t) => {
    if (!(await store.grantTier(t, agencyId, tier))) throw new AppError("not_found");
    await settlePlan(t, agencyId);
  });
  return { done: true };
}
