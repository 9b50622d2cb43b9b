import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { Encrypted, KeyRing } from "../../ports/key-ring.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
  readonly signing: Buffer;
}

/** The id tells which secret is meant and nothing about it: both are derived, for different purposes. */
function deriveKey(secret: string): Key {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, "", `tenderchances ${purpose}`, length));
  return {
    id: derive("key id", 6).toString("hex"),
    bytes: derive("encryption", 32),
    signing: derive("signing", 32),
  };
}

/** The length of the purpose keeps purpose and text apart. */
const signWith = ({ signing }: Key, text: string, purpose: string) =>
  createHmac("sha256", signing).update(`${purpose.length} ${purpose} ${text}`).digest();

/** Of the server's secrets, the newest first. Only the first one encrypts. */
export function createKeyRing([newest, ...older]: readonly [string, ...string[]]): KeyRing {
  const current = deriveKey(newest);
  const keys = new Map([current, ...older.map(deriveKey)].map((key) => [key.id, key]));

  return {
    currentKeyId: current.id,
    keyIds: [...keys.keys()],

    encrypt(text, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current.bytes, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return { keyId: current.id, bytes: Buffer.concat([iv, cipher.getAuthTag(), body]) };
    },

    decrypt({ keyId, bytes }: Encrypted, owner) {
      const key = keys.get(keyId);
      if (!key) throw new Error(`the secret of key ${keyId} is not configured any more`);
      const iv = bytes.subarray(0, ivBytes);
      const decipher = createDecipheriv(algorithm, key.bytes, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const body = bytes.subarray(ivBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
    },

    sign: (text, purpose) => signWith(current, text, purpose),

    isSignature: (signature, text, purpose) =>
      [...keys.values()].some((key) => {
        const expected = signWith(key, text, purpose);
        return expected.length === signature.length && timingSafeEqual(expected, signature);
      }),
  };
}
