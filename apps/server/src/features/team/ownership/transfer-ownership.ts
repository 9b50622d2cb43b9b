import { AppError } from "@tc/domain";
import { audit } from "../../../platform/tenancy/audit.ts";
import type { Context } from "../../../platform/context.ts";
import { requireOwner } from "../../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { requirePassword } from "../../account/index.ts";
import { announceOwnership } from "../job-definitions.ts";
import * as store from "../team.store.ts";

/** The owner becomes a member, the member the owner. */
export async function transferOwnership(
  ctx: Context,
  { userId, currentPassword }: { userId: string; currentPassword: string },
): Promise<{ done: true }> {
  const owner = requireUserId(ctx);
  const { agencyId } = requireMembership(ctx);
  await requirePassword(ctx, currentPassword);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const member = await store.findMember(t, userId);
    if (!member || member.deactivated_at || !member.active) throw new AppError("not_found");
    if (userId !== owner) {
      await store.swapOwner(t, owner, userId);
      for (const recipient of [owner, userId]) {
        await t.enqueue(announceOwnership, { agencyId, userId: recipient, newOwnerId: userId });
      }
      await audit(t, { kind: "ownership_transferred", agencyId, details: { member: userId } });
    }
    return { done: true };
  });
}
