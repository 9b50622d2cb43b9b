import type { KeyRing } from "../../../ports/key-ring.ts";

const purpose = "unsubscribe";
const idBytes = 16;
const signatureBytes = 32;

/**
 * The secret of a mail's unsubscribing link: its id and our signature, in base64url. Nothing of it is stored; it holds as
 * long as the server's secret or the one before does, and as long as the row of the mail.
 */
export function unsubscribeToken(keyRing: KeyRing, mailId: string): string {
  const id = Buffer.from(mailId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, keyRing.sign(mailId, purpose)]).toString("base64url");
}

/** Undefined: not ours, or no longer. */
export function readUnsubscribeToken(keyRing: KeyRing, token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + signatureBytes) return undefined;
  const hex = bytes.subarray(0, idBytes).toString("hex");
  const mailId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return keyRing.isSignature(bytes.subarray(idBytes), mailId, purpose) ? mailId : undefined;
}
