import { accountLimits, AppError, normalizeEmail } from "@tc/domain";
import { audit } from "../../../platform/tenancy/audit.ts";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { requireOwner } from "../../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { countInvitation } from "./count-invitation.ts";
import { claimSeat } from "../seats/seats.ts";
import { invitationLimit } from "../team.limits.ts";
import { sendInvitation } from "../job-definitions.ts";
import * as store from "../team.store.ts";

const dayMs = 24 * 60 * 60 * 1000;

export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + accountLimits.invitationDays * dayMs);
}

/** Invites an address. The inviter does not learn whether it has an account in another agency. */
export async function inviteMember(
  ctx: Context,
  { email: typed }: { email: string },
): Promise<{ id: string }> {
  const { agencyId, tier } = requireMembership(ctx);
  const email = normalizeEmail(typed);
  await countTry(ctx, invitationLimit, agencyId);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    if (await store.findMemberByEmail(t, email)) throw new AppError("already_member");
    const earlier = await store.findOpenInvitation(t, { email });
    await claimSeat(t, tier, earlier && { exceptInvitationId: earlier.id });
    const isMailed = await countInvitation(t, email);
    const expiresAt = invitationEnd(t.now());
    const id =
      earlier?.id ??
      (await store.insertInvitation(t, { email, invitedBy: requireUserId(ctx), expiresAt }));
    if (earlier) await store.updateInvitation(t, id, { expires_at: expiresAt, token_hash: null });
    if (isMailed) await t.enqueue(sendInvitation, { agencyId, invitationId: id });
    await audit(t, { kind: "member_invited", agencyId });
    return { id };
  });
}
