import type { Transaction } from "../../../platform/context.ts";
import { cookieLine, readCookie } from "../../../platform/http/cookies.ts";
import { createLinkToken, hashLinkToken } from "../../../platform/tenancy/link-token.ts";
import { requireClient } from "../require-client.ts";
import * as store from "./trusted-device.store.ts";

const cookie = "trusted_device";
const trustSeconds = 30 * 24 * 60 * 60;

interface Trust {
  readonly line: string;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

function createTrust(t: Transaction): Trust {
  const { token, hash } = createLinkToken();
  return {
    line: cookieLine(t.site, cookie, token, { maxAgeSeconds: trustSeconds }),
    hash,
    expiresAt: new Date(t.now().getTime() + trustSeconds * 1000),
  };
}

/** Returns the cookie of a device that needs no code for thirty days. */
export async function trustDevice(t: Transaction, userId: string): Promise<string> {
  const { line, hash, expiresAt } = createTrust(t);
  await store.insertTrustedDevice(t, { tokenHash: hash, userId, expiresAt });
  return line;
}

/**
 * The cookie of a device that this person trusted before, for another thirty days; undefined: it has to show a code. The
 * token is a new one each time, so that a copied cookie does not work beside the device for long.
 */
export async function renewTrust(t: Transaction, userId: string): Promise<string | undefined> {
  const token = readCookie(t.site, requireClient(t), cookie);
  if (token === undefined) return undefined;
  const { line, hash, expiresAt } = createTrust(t);
  const isTrusted = await store.renewTrustedDevice(t, {
    oldHash: hashLinkToken(token),
    userId,
    tokenHash: hash,
    expiresAt,
  });
  return isTrusted ? line : undefined;
}
