import { createHmac, timingSafeEqual } from "node:crypto";

const stepMs = 30_000;
const digits = 6;

/** RFC 6238 with the values all apps know: SHA-1, six digits, thirty seconds. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return number.toString().padStart(digits, "0");
}

export function totpStep(at: number): number {
  return Math.floor(at / stepMs);
}

/** The latest step whose code this is: now, one before or one after, for clocks that differ. undefined: none. */
export function findTotpStep(secret: string, code: string, at: number): number | undefined {
  const given = Buffer.from(code);
  const now = totpStep(at);
  return [now + 1, now, now - 1].find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
