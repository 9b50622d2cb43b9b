/** Numbers that are the same for the same seed on every machine: Mulberry32, 32 bits of state. */
export interface Random {
  /** 0 ≤ x < 1 */
  uniform(): number;
  /** Mean 0, variance 1 */
  normal(): number;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  // Box and Muller; 1 − u keeps the logarithm finite.
  const normal = (): number =>
    Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}

/** FNV-1a over the UTF-16 units of a text: 32 bits, a seed or a place. The high bits are mixed best. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
