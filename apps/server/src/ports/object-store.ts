/**
 * Bytes under names, such as the files of documents. It knows nothing of agencies and has no public addresses: whoever
 * holds a name asks here, and what lies here is encrypted (`platform/objects`).
 */
export interface ObjectStore {
  /** Overwrites. The object is there whole once the promise resolves, and else not at all. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined: there is no such object. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Also when it is not there. */
  delete(name: string): Promise<void>;
  /** All names, in any order. */
  names(): AsyncIterable<string>;
}

/** Names that the store makes room for: 32 hexadecimal digits. */
export const objectName: RegExp = /^[0-9a-f]{32}$/;
