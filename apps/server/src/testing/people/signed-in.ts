import { insertSession } from "../../features/account/sessions/session.store.ts";
import type { Context } from "../../platform/context.ts";
import { createLinkToken } from "../../platform/tenancy/link-token.ts";
import { sessionCookie } from "../../platform/session/session-cookie.ts";

const daySeconds = 24 * 60 * 60;

/** The Cookie header of a fresh session, for requests over HTTP; also of an account that could not sign in. */
export async function signedIn(
  ctx: Pick<Context, "db" | "now" | "site">,
  { userId }: { readonly userId: string },
): Promise<{ readonly cookie: string }> {
  const { token, hash } = createLinkToken();
  const expiresAt = new Date(ctx.now().getTime() + daySeconds * 1000);
  const ip = "192.0.2.1";
  await insertSession(ctx, { userId, tokenHash: hash, ip, userAgent: undefined, expiresAt });
  const [cookie = ""] = sessionCookie(ctx.site, token, daySeconds).split(";", 1);
  return { cookie };
}
