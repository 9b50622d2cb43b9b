let networks = 0;

/**
 * An address in a network of its own, so that tests do not use up each other's tries. The files of a worker share the
 * counter, which therefore counts beyond 255.
 */
export function newAddress(): string {
  networks++;
  return `10.${networks >> 8}.${networks & 255}.7`;
}
