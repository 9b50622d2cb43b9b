/** A seeded source of chance (sfc32): the same seed gives the same notices on every machine. */
export interface Random {
  /** 0 <= x < 1 */
  next(): number;
  /** Both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Distinct items in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  /** Shaped like a version 4 UUID. */
  uuid(): string;
}

/** `stream` separates independent sequences of one seed, so that procedure 7 does not depend on procedure 6. */
export function createRandom(seed: number, stream = 0): Random {
  let a = seed | 0;
  let b = stream | 0;
  let c = 0x9e3779b9;
  let counter = 1;

  const next32 = () => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  };
  // The first numbers still show the seed.
  for (let round = 0; round < 12; round++) next32();

  const next = () => next32() / 4_294_967_296;
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const hex = () => next32().toString(16).padStart(8, "0");

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    sample: (items, count) => {
      const rest = [...items];
      const taken = [];
      while (taken.length < count && rest.length > 0) {
        taken.push(rest.splice(Math.floor(next() * rest.length), 1)[0]!);
      }
      return taken;
    },
    uuid: () => {
      const [first, second, third, fourth] = [hex(), hex(), hex(), hex()];
      const variant = "89ab"[Number.parseInt(third[0]!, 16) & 3]!;
      return `${first}-${second.slice(0, 4)}-4${second.slice(5)}-${variant}${third.slice(1, 4)}-${third.slice(4)}${fourth}`;
    },
  };
}
