import type { Context, Transaction } from "../../../platform/context.ts";
import { cookieLine, expiredCookieLine, readCookie } from "../../../platform/http/cookies.ts";
import { createLinkToken, hashLinkToken } from "../../../platform/tenancy/link-token.ts";
import { requireClient } from "../require-client.ts";
import * as store from "./pending-sign-in.store.ts";

const cookie = "second_factor";
const pendingSeconds = 10 * 60;

/** Stores a sign-in whose password was right and whose code is missing. Returns the cookie that continues it. */
export async function beginSignIn(t: Transaction, userId: string): Promise<string> {
  const { token, hash } = createLinkToken();
  const expiresAt = new Date(t.now().getTime() + pendingSeconds * 1000);
  await store.insertPendingSignIn(t, { tokenHash: hash, userId, expiresAt });
  return cookieLine(t.site, cookie, token, { maxAgeSeconds: pendingSeconds });
}

/** The hash by which the begun sign-in is stored; undefined: the client has no such cookie. */
export function readPendingHash(ctx: Pick<Context, "site" | "client">): Buffer | undefined {
  const token = readCookie(ctx.site, requireClient(ctx), cookie);
  return token === undefined ? undefined : hashLinkToken(token);
}

export function expiredPendingCookie({ site }: Pick<Context, "site">): string {
  return expiredCookieLine(site, cookie);
}
