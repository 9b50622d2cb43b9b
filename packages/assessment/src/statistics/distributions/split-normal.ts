/** The standard normal's 90 % point; its 10 % point lies as far below 0. */
const edge = 1.281_551_6;

/**
 * Standard normal draws to values whose 10 %, 50 % and 90 % points are given: a normal of its own on each side, as the
 * points may lie differently far from the middle.
 */
export function splitNormal(low: number, middle: number, high: number): (normal: number) => number {
  const below = (middle - low) / edge;
  const above = (high - middle) / edge;
  return (normal) => middle + normal * (normal < 0 ? below : above);
}
