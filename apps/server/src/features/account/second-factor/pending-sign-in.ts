import type { Context, Transaction } from "../../../platform/context.ts";
import { cookieLine, expiredCookieLine, readCookie } from "../../../platform/http/cookies.ts";
import { createLinkToken, hashLinkToken } from "../../../platform/tenancy/link-token.ts";
import { requireClient } from "../require-client.ts";
import * as store from "./pending-sign-in.store.ts";

const cookie = "second_factor";
const pendingSeconds = 10 * 60;

/** Remembers that the password was right and a code is missing; the cookie to go on with. */
export async function beginSignIn(t: Transaction, userId: string): Promise<string> {
  const { token, hash } = createLinkToken();
  const expiresAt = new Date(t.now().getTime() + pendingSeconds * 1000);
  await store.insertPendingSignIn(t, { tokenHash: hash, userId, expiresAt });
  return cookieLine(t.site, cookie, token, { maxAgeSeconds: pendingSeconds });
}

/** What the begun sign-in's row is found by; undefined: the client shows none. */
export function readPendingHash(ctx: Pick<Context, "site" | "client">): Buffer | undefined {
  const token = readCookie(ctx.site, requireClient(ctx), cookie);
  return token === undefined ? undefined : hashLinkToken(token);
}

export function expiredPendingCookie({ site }: Pick<Context, "site">): string {
  return expiredCookieLine(site, cookie);
}
