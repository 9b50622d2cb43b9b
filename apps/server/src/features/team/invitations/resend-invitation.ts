import { AppError } from "@tc/domain";
import { audit } from "../../../platform/tenancy/audit.ts";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { requireOwner } from "../../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { countInvitation } from "./count-invitation.ts";
import { invitationEnd } from "./invite-member.ts";
import { claimSeat } from "../seats/seats.ts";
import { sendInvitation } from "../job-definitions.ts";
import { invitationLimit } from "../team.limits.ts";
import * as store from "../team.store.ts";

/** Sends a fresh link; the one sent before stops working at once. */
export async function resendInvitation(
  ctx: Context,
  { id }: { id: string },
): Promise<{ done: true }> {
  const { agencyId, tier } = requireMembership(ctx);
  await countTry(ctx, invitationLimit, agencyId);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const invitation = await store.findOpenInvitation(t, { id });
    if (!invitation) throw new AppError("not_found");
    // An expired invitation no longer holds a seat.
    await claimSeat(t, tier, { exceptInvitationId: id });
    const isMailed = await countInvitation(t, invitation.email);
    await store.updateInvitation(t, id, { expires_at: invitationEnd(t.now()), token_hash: null });
    if (isMailed) await t.enqueue(sendInvitation, { agencyId, invitationId: id });
    await audit(t, { kind: "member_invited", agencyId, details: { again: true } });
    return { done: true };
  });
}
