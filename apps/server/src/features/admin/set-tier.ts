import { AppError } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { audit } from "../../platform/audit.ts";
import type { Context } from "../../platform/context.ts";
import { rescoreAgency } from "../assessment/index.ts";
import * as store from "./admin.operator.store.ts";
import { asAdmin } from "./as-admin.ts";

/** Gives an agency a plan by hand, Enterprise among them; it holds from the agency's next call on. */
export async function setTier(
  ctx: Context,
  agencyId: string,
  tier: Tier | null,
): Promise<{ done: true }> {
  await asAdmin(ctx, "setTier", async (t) => {
    const changed = await store.changeTier(t, agencyId, tier);
    if (!changed) throw new AppError("not_found");
    const details = { from: changed.before ?? "none", to: tier ?? "none" };
    await audit(t, { kind: "tier_set", agencyId, details });
    if (changed.before === null && tier !== null) await rescoreAgency(t, agencyId);
  });
  return { done: true };
}
