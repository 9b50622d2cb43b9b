import type { Client } from "../../ports/auth.ts";
import type { CookieNames } from "./cookie-names.ts";

/** How a request's address reaches better-auth: in a header of our own that no visitor can set. */
export const ipHeader = "x-tc-client-ip";

/**
 * What better-auth gets to see of a request: the cookies a step needs and no others, so that a session brought along
 * is not taken for the one being made.
 */
export function requestHeaders(
  client: Client,
  cookieNames: CookieNames,
  wanted: readonly (keyof CookieNames)[],
): Headers {
  const names = wanted.map((name) => cookieNames[name]);
  const cookies = (client.headers.get("cookie") ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => names.some((name) => pair.startsWith(`${name}=`)));
  return new Headers({
    cookie: cookies.join("; "),
    "user-agent": (client.headers.get("user-agent") ?? "").slice(0, 500),
    [ipHeader]: client.ip,
  });
}
