import { hash, randomBytes } from "node:crypto";

/** A secret for a link in a mail: 256 random bits in base64url. */
export function createLinkToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashLinkToken(token) };
}

/** What is stored of it. A plain hash is enough: 256 random bits cannot be guessed. */
export function hashLinkToken(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
