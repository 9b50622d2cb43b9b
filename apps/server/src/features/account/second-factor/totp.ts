import { brand } from "@tc/domain";
import { Secret, TOTP } from "otpauth";

/** RFC 6238 with the values all apps know. */
const settings = { issuer: brand, algorithm: "SHA1", digits: 6, period: 30 };
const keyBytes = 20;
/** One step before or after, for clocks that differ. */
const window = 1;

/** A new key in base32, as apps take it. */
export function createTotpKey(): string {
  return new Secret({ size: keyBytes }).base32;
}

/** What the app reads from the picture. */
export function totpUri(key: string, email: string): string {
  return new TOTP({ ...settings, label: email, secret: key }).toString();
}

/** The time step of the code; undefined: it belongs to none of the three steps around now. */
export function findTotpStep(key: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const totp = new TOTP({ ...settings, secret: key });
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
