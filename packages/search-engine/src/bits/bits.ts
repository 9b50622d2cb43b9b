/** A set of a segment's documents: document d is bit d % 32 of word d / 32. */
export type Bits = Uint32Array;

export function wordsFor(count: number): number {
  return (count + 31) >>> 5;
}

export function newBits(count: number): Bits {
  return new Uint32Array(wordsFor(count));
}

/** Of `count` documents every one. */
export function allBits(count: number): Bits {
  const bits = newBits(count).fill(0xffffffff);
  // Behind the last document there is none.
  if (count % 32 > 0) bits[bits.length - 1] = 2 ** (count % 32) - 1;
  return bits;
}

export function hasBit(bits: Bits, document: number): boolean {
  return (((bits[document >>> 5] ?? 0) >>> (document & 31)) & 1) === 1;
}

export function addBit(bits: Bits, document: number): void {
  const word = document >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (document & 31));
}

export function removeBit(bits: Bits, document: number): void {
  const word = document >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (document & 31));
}

export function addAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < others.length; word++) {
    bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
  }
}

export function keepCommon(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
  }
}

/** Writes the documents into `list`, ascending, and tells how many they are. */
export function listBits(bits: Bits, list: Uint16Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      list[count++] = word * 32 + 31 - Math.clz32(rest & -rest);
    }
  }
  return count;
}

/** Writes the words that are not empty into `list` and tells how many they are. */
export function listWords(bits: Bits, list: Uint16Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    if (bits[word] !== 0) list[count++] = word;
  }
  return count;
}

export function countBits(bits: Bits): number {
  let total = 0;
  for (const word of bits) total += bitsOfWord(word);
  return total;
}

/** How many documents both sets have; only the first `count` of these words are looked at. */
export function countCommon(a: Bits, b: Bits, words: Uint16Array, count: number): number {
  let total = 0;
  for (let at = 0; at < count; at++) {
    const word = words[at] ?? 0;
    total += bitsOfWord((a[word] ?? 0) & (b[word] ?? 0));
  }
  return total;
}

/** The bits are added up in pairs, then in fours, then in eights. */
function bitsOfWord(word: number): number {
  let sums = word - ((word >>> 1) & 0x55555555);
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
  sums = (sums + (sums >>> 4)) & 0x0f0f0f0f;
  return Math.imul(sums, 0x01010101) >>> 24;
}
