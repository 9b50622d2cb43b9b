import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { holdTenderAt } from "../../../platform/database/tender-address.store.ts";
import type { HeldTender } from "../../../platform/database/tender-address.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** Works on what the caller's agency says of a tender, by its current or a former address. Throws not_found. */
export function onTender<Result>(
  ctx: Context,
  slug: string,
  work: (t: AgencyTransaction, tender: HeldTender, userId: string) => Promise<Result>,
): Promise<Result> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const tender = await holdTenderAt(t.db, slug);
    if (!tender) throw new AppError("not_found");
    return work(t, tender, userId);
  });
}
