import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { GateSecret } from "../../ports/gates.ts";

const derive = promisify<string, string, number, Buffer>(scrypt);

/** The tries are counted before they come here, so comparing need not be slow; what lies in the database must be. */
export function createGateSecret(password: string): GateSecret {
  const key = randomBytes(32);
  const digest = (value: string) => createHmac("sha256", key).update(value).digest();
  const expected = digest(password);
  let epoch: Promise<string> | undefined;
  return {
    matches: (candidate) => timingSafeEqual(digest(candidate), expected),
    // It lies in the database beside each pass, so it must be slow to guess from.
    epoch: async () =>
      (epoch ??= derive(password, "tenderchances gate", 16).then((b) => b.toString("base64url"))),
  };
}
