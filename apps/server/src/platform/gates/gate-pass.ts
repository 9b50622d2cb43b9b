import type { Context } from "../context.ts";
import { hashLinkToken } from "../tenancy/link-token.ts";

type PassContext = Pick<Context, "db" | "now" | "ports" | "site">;

export function gateCookieName({ isHttps }: Pick<Context["site"], "isHttps">): string {
  return isHttps ? "__Host-gate" : "tc_gate";
}

function readToken(ctx: PassContext, cookies: string | null | undefined): string | undefined {
  const start = `${gateCookieName(ctx.site)}=`;
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}

/** Whether a pass is in the Cookie header in the Cookie header: given out by us, not expired, under the password of today. */
export async function hasGatePass(
  ctx: PassContext,
  cookies: string | null | undefined,
): Promise<boolean> {
  const secret = ctx.ports.gates?.application;
  const token = readToken(ctx, cookies);
  if (!secret || !token) return false;
  const pass = await ctx.db
    .selectFrom("gate_pass")
    .select("expires_at")
    .where("token_hash", "=", hashLinkToken(token))
    .where("epoch", "=", await secret.epoch())
    .where("expires_at", ">", ctx.now())
    .executeTakeFirst();
  return pass !== undefined;
}
