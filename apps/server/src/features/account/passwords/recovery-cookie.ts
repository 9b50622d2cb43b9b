import type { Client } from "../../../platform/http/client.ts";
import type { Site } from "../../../platform/context.ts";
import { cookieLine, expiredCookieLine, readCookie } from "../../../platform/http/cookies.ts";

type RecoverySite = Pick<Site, "isHttps">;

/** How long after opening the link the new password may be chosen. */
export const recoveryMinutes = 30;

const name = "recovery";

export function recoveryCookie(site: RecoverySite, token: string): string {
  // Only our own pages need it, right after the link was opened.
  return cookieLine(site, name, token, {
    maxAgeSeconds: recoveryMinutes * 60,
    sameSite: "Strict",
  });
}

export function expiredRecoveryCookie(site: RecoverySite): string {
  return expiredCookieLine(site, name);
}

export function readRecoveryCookie(site: RecoverySite, client: Client): string | undefined {
  return readCookie(site, client, name);
}
