import { AppError } from "@tc/domain";
import type { Context, Membership } from "../../../platform/context.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";

/** Another agency's id is answered like one that does not exist. */
export function requireOwnAgency(ctx: Context, agencyId: string): Membership {
  const membership = requireMembership(ctx);
  if (membership.agencyId !== agencyId) throw new AppError("not_found");
  return membership;
}
