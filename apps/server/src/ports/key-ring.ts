/** A text that only a holder of the key can read. */
export interface Encrypted {
  readonly keyId: string;
  readonly bytes: Buffer;
}

/**
 * Encrypts with the newest key and decrypts with each key it holds, so that keys can be changed while both are in use.
 * `owner` is bound into the text: copied to another's row it cannot be decrypted.
 */
export interface KeyRing {
  /** Of the key that encrypts */
  readonly currentKeyId: string;
  readonly keyIds: readonly string[];
  encrypt(text: string, owner: string): Encrypted;
  /** Throws where the key is missing or anything was changed. */
  decrypt(encrypted: Encrypted, owner: string): string;
  /** Proves that we wrote `text`, for one purpose; 32 bytes. */
  sign(text: string, purpose: string): Buffer;
  /** Whether one of the keys signed it. */
  isSignature(signature: Uint8Array, text: string, purpose: string): boolean;
}
