import type { Site } from "../../platform/context.ts";
import type { Client } from "../../ports/auth.ts";

/** How long after opening the link the new password may be chosen. */
export const recoveryMinutes = 30;

// Only our own pages need it, right after the link was opened: Strict.
const attributes = "Path=/; HttpOnly; SameSite=Strict";

function nameOf({ isHttps }: Pick<Site, "isHttps">): string {
  return isHttps ? "__Host-tc_recovery" : "tc_recovery";
}

function line(site: Pick<Site, "isHttps">, value: string, maxAgeSeconds: number): string {
  const secure = site.isHttps ? "; Secure" : "";
  return `${nameOf(site)}=${value}; Max-Age=${maxAgeSeconds}; ${attributes}${secure}`;
}

export function recoveryCookie(site: Pick<Site, "isHttps">, token: string): string {
  return line(site, token, recoveryMinutes * 60);
}

export function expiredRecoveryCookie(site: Pick<Site, "isHttps">): string {
  return line(site, "", 0);
}

export function readRecoveryCookie(
  site: Pick<Site, "isHttps">,
  { headers }: Client,
): string | undefined {
  const start = `${nameOf(site)}=`;
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}
