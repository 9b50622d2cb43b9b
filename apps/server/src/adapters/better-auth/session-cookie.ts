import { createHmac, timingSafeEqual } from "node:crypto";
import type { Client } from "../../ports/auth.ts";

/**
 * The token of a session cookie that better-auth signed (`token.base64(HMAC-SHA256)`, URI-encoded); undefined when
 * there is none or its signature is not ours. Read on every request, so it does without loading better-auth.
 */
export function readSessionToken(client: Client, name: string, secret: string): string | undefined {
  const pair = (client.headers.get("cookie") ?? "")
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const value = pair && decode(pair.slice(name.length + 1));
  const dot = value?.lastIndexOf(".") ?? -1;
  if (!value || dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), "base64");
  const right = createHmac("sha256", secret).update(token).digest();
  return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
