import type { Client } from "./client.ts";
import type { Site } from "../context.ts";

type CookieSite = Pick<Site, "isHttps">;

/** Lines for Set-Cookie that an answer has to carry. */
export type SetCookies = readonly string[];

export interface CookieOptions {
  readonly maxAgeSeconds: number;
  /** Strict: our own pages alone send it. */
  readonly sameSite?: "Lax" | "Strict";
}

/** Over https a browser takes `__Host-` cookies from this very host only: no neighbouring host can plant one. */
export function cookieName({ isHttps }: CookieSite, name: string): string {
  return isHttps ? `__Host-tc_${name}` : `tc_${name}`;
}

/** A cookie out of reach of scripts, for this host and all of its paths. */
export function cookieLine(
  site: CookieSite,
  name: string,
  value: string,
  { maxAgeSeconds, sameSite = "Lax" }: CookieOptions,
): string {
  const secure = site.isHttps ? "; Secure" : "";
  return `${cookieName(site, name)}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=${sameSite}${secure}`;
}

/** Makes the browser forget the cookie. */
export function expiredCookieLine(site: CookieSite, name: string): string {
  return cookieLine(site, name, "", { maxAgeSeconds: 0 });
}

export function readCookie(
  site: CookieSite,
  { headers }: Pick<Client, "headers">,
  name: string,
): string | undefined {
  const start = `${cookieName(site, name)}=`;
  for (const part of headers.cookie?.split(";") ?? []) {
    const pair = part.trim();
    if (pair.startsWith(start)) return pair.slice(start.length);
  }
  return undefined;
}
