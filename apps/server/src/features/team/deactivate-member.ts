import { AppError } from "@tc/domain";
import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { requireOwner } from "../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { endSessions } from "../account/index.ts";
import { claimSeat } from "./seats/seats.ts";
import * as store from "./team.store.ts";

/** Ends a member's access; its sessions end at once, its seat is free. */
export async function deactivateMember(
  ctx: Context,
  { userId }: { userId: string },
): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  await inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const member = await store.findMember(t, userId);
    if (!member) throw new AppError("not_found");
    if (member.role === "owner") throw new AppError("owner_must_stay");
    if (member.deactivated_at) return;
    await store.setDeactivated(t, userId, t.now());
    await endSessions(t, userId);
    await audit(t, { kind: "member_deactivated", agencyId, details: { member: userId } });
  });
  return { done: true };
}

export async function reactivateMember(
  ctx: Context,
  { userId }: { userId: string },
): Promise<{ done: true }> {
  const { agencyId, tier } = requireMembership(ctx);
  await inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const member = await store.findMember(t, userId);
    if (!member) throw new AppError("not_found");
    if (!member.deactivated_at) return;
    await claimSeat(t, tier);
    await store.setDeactivated(t, userId, null);
    await audit(t, { kind: "member_reactivated", agencyId, details: { member: userId } });
  });
  return { done: true };
}
