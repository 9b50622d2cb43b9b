import type { Transaction } from "../../../platform/context.ts";
import { createLinkToken } from "../../../platform/tenancy/link-token.ts";
import { sessionCookie } from "../../../platform/session/session-cookie.ts";
import { noteSignIn } from "../account.operator.store.ts";
import { requireClient } from "../require-client.ts";
import { insertSession } from "./session.store.ts";

const sessionSeconds = 14 * 24 * 60 * 60;

/**
 * A new session, whatever session the browser brought; the cookie that opens it. It ends fourteen days after the sign-in,
 * however busy: a stolen cookie does not live for ever. Every question that closes an account must be asked before.
 */
export async function openSession(t: Transaction, userId: string): Promise<string> {
  const { ip, headers } = requireClient(t);
  const { token, hash } = createLinkToken();
  const expiresAt = new Date(t.now().getTime() + sessionSeconds * 1000);
  const userAgent = headers["user-agent"];
  await insertSession(t, { userId, tokenHash: hash, ip, userAgent, expiresAt });
  await noteSignIn(t, userId);
  return sessionCookie(t.site, token, sessionSeconds);
}
