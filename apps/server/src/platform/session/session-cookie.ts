import type { Client } from "../http/client.ts";
import { cookieLine, expiredCookieLine, readCookie } from "../http/cookies.ts";
import type { Site } from "../context.ts";
import { hashLinkToken } from "../tenancy/link-token.ts";

type SessionSite = Pick<Site, "isHttps">;

const name = "session";
// 256 bits in base64url
const tokenPattern = /^[\w-]{43}$/;

export function sessionCookie(site: SessionSite, token: string, maxAgeSeconds: number): string {
  return cookieLine(site, name, token, { maxAgeSeconds });
}

export function expiredSessionCookie(site: SessionSite): string {
  return expiredCookieLine(site, name);
}

/** What the session's row is found by; undefined: the client shows nothing that could be a session. */
export function readSessionHash(site: SessionSite, client: Client): Buffer | undefined {
  const token = readCookie(site, client, name);
  return token !== undefined && tokenPattern.test(token) ? hashLinkToken(token) : undefined;
}
