import type { Context } from "../context.ts";
import { hashLinkToken } from "../tenancy/link-token.ts";

/** The step-up of an admin's session, checked with every admin call: this session's, not too old, same password. */
export async function isAdminUnlocked(
  ctx: Pick<Context, "db" | "now" | "ports">,
  sessionId: string,
  token: string | undefined,
): Promise<boolean> {
  const secret = ctx.ports.gates?.admin;
  if (!secret || !token) return false;
  const unlock = await ctx.db
    .selectFrom("admin_unlock")
    .select("session_id")
    .where("token_hash", "=", hashLinkToken(token))
    .where("session_id", "=", sessionId)
    .where("epoch", "=", await secret.epoch())
    .where("expires_at", ">", ctx.now())
    .executeTakeFirst();
  return unlock !== undefined;
}
