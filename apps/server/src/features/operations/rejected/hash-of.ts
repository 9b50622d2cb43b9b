/** The bytes of a hash that a client sent as text; undefined where it is none. */
export function hashOf(id: string): Buffer | undefined {
  return /^[0-9a-f]{64}$/.test(id) ? Buffer.from(id, "hex") : undefined;
}
