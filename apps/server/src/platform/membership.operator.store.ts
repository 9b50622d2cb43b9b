import { asOperator } from "./tenancy.ts";
import type { Context, Membership } from "./context.ts";

/**
 * The agency an account acts for: where it is an active member and not deactivated. Asked with every request, so that
 * a changed role or plan, or a deactivation, holds from the next one on.
 */
export function findMembership(ctx: Context, userId: string): Promise<Membership | undefined> {
  return asOperator(ctx, (t) =>
    t.db
      .selectFrom("member")
      .innerJoin("agency", "agency.id", "member.agency_id")
      .select(["agency.id as agencyId", "agency.name as agencyName", "member.role", "agency.tier"])
      .where("member.user_id", "=", userId)
      .where("member.active", "=", true)
      .where("member.deactivated_at", "is", null)
      .executeTakeFirst(),
  );
}
