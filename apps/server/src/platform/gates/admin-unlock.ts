import type { Context } from "../context.ts";
import { hashLinkToken } from "../tenancy/link-token.ts";

const unlockedMinutes = 60;

/** Until when an unlock of this moment holds, unless it is used again before. */
export function adminUnlockEnd(now: Date): Date {
  return new Date(now.getTime() + unlockedMinutes * 60_000);
}

/**
 * The step-up of an admin's session, checked with every admin call: this session's, used lately, same password. The check
 * renews it: who works in the panel must not be locked out in the middle of it.
 */
export async function isAdminUnlocked(
  ctx: Pick<Context, "db" | "now" | "ports">,
  sessionId: string,
  token: string | undefined,
): Promise<boolean> {
  const secret = ctx.ports.gates?.admin;
  if (!secret || !token) return false;
  const unlock = await ctx.db
    .updateTable("admin_unlock")
    .set({ expires_at: adminUnlockEnd(ctx.now()) })
    .where("token_hash", "=", hashLinkToken(token))
    .where("session_id", "=", sessionId)
    .where("epoch", "=", await secret.epoch())
    .where("expires_at", ">", ctx.now())
    .returning("session_id")
    .executeTakeFirst();
  return unlock !== undefined;
}
