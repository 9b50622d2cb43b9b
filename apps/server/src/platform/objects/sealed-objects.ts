import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Encrypted, KeyRing } from "../../ports/key-ring.ts";
import type { ObjectStore } from "../../ports/object-store.ts";

/**
 * Where an object lies and what opens it. The row that holds it is the only way to the content: without the row the
 * bytes in the store are noise.
 */
export interface SealedObject {
  readonly name: string;
  /** The object's own key, encrypted for the row */
  readonly key: Encrypted;
  /** SHA-256 of the content, hexadecimal */
  readonly sha256: string;
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts the content with a key of its own, for the store to put under a random name. `owner` is the row's id: the key,
 * copied to another row, opens nothing. When the server's secret changes, only the rows' keys are encrypted anew.
 */
export function seal(
  keyRing: KeyRing,
  content: Uint8Array,
  owner: string,
): { object: SealedObject; bytes: Buffer } {
  const name = randomBytes(16).toString("hex");
  const key = randomBytes(32);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return {
    object: { name, key: keyRing.encrypt(key.toString("hex"), owner), sha256: sha256(content) },
    bytes: Buffer.concat([iv, cipher.getAuthTag(), body]),
  };
}

/** The content; undefined where the store has lost it. Throws where anything was changed. */
export async function openSealed(
  store: ObjectStore,
  keyRing: KeyRing,
  object: SealedObject,
  owner: string,
): Promise<Buffer | undefined> {
  const bytes = await store.get(object.name);
  if (!bytes) return undefined;
  const key = Buffer.from(keyRing.decrypt(object.key, owner), "hex");
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(object.name))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const body = bytes.subarray(ivBytes + tagBytes);
  const content = Buffer.concat([decipher.update(body), decipher.final()]);
  if (sha256(content) !== object.sha256) throw new Error("the object is not the row's");
  return content;
}

/** Hexadecimal */
export function sha256(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
