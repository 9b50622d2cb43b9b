import { AppError } from "@tc/domain";
import { audit } from "../../../platform/tenancy/audit.ts";
import type { Context } from "../../../platform/context.ts";
import { requireOwner } from "../../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import * as store from "../team.store.ts";

export async function revokeInvitation(
  ctx: Context,
  { id }: { id: string },
): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    if (!(await store.findOpenInvitation(t, { id }))) throw new AppError("not_found");
    await store.updateInvitation(t, id, { revoked_at: t.now(), token_hash: null });
    await audit(t, { kind: "invitation_revoked", agencyId });
    return { done: true };
  });
}
