import type { getTeam as endpoint } from "@tc/contract";
import { tierRights } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { countSeatsUsed, listMembers, listOpenInvitations } from "./team.store.ts";

export async function getTeam(ctx: Context): Promise<z.input<typeof endpoint.response>> {
  const userId = requireUserId(ctx);
  const { agencyId, role, tier } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const members = await listMembers(t);
    const invitations = await listOpenInvitations(t);
    return {
      seats: tierRights(tier).seats,
      seatsUsed: await countSeatsUsed(t),
      can: { manage: role === "owner" },
      members: members.map((member) => ({
        userId: member.user_id,
        name: member.name,
        email: member.email,
        role: member.role,
        isYou: member.user_id === userId,
        isDeactivated: member.deactivated_at !== null,
        joinedAt: member.joined_at.toISOString(),
      })),
      invitations: invitations.map(
        ({ id, email, created_at: createdAt, expires_at: expiresAt }) => ({
          id,
          email,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          isExpired: expiresAt <= t.now(),
        }),
      ),
    };
  });
}
