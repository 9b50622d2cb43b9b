/** UUIDs as four unsigned 32-bit numbers each; their order is that of the text. */
export function writeUuid(column: Uint32Array, at: number, uuid: string): void {
  const hex = uuid.replaceAll("-", "");
  for (let word = 0; word < 4; word++) {
    column[at * 4 + word] = Number.parseInt(hex.slice(word * 8, word * 8 + 8), 16);
  }
}

export function readUuid(column: Uint32Array, at: number): string {
  let hex = "";
  for (let word = 0; word < 4; word++) {
    hex += (column[at * 4 + word] ?? 0).toString(16).padStart(8, "0");
  }
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Negative, zero or positive as the first comes before, with or after the second. */
export function compareUuids(a: Uint32Array, atA: number, b: Uint32Array, atB: number): number {
  for (let word = 0; word < 4; word++) {
    const difference = (a[atA * 4 + word] ?? 0) - (b[atB * 4 + word] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The position of a UUID in a sorted column, or -1. */
export function findUuid(column: Uint32Array, count: number, wanted: Uint32Array): number {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const order = compareUuids(column, middle, wanted, 0);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export function uuidWords(uuid: string): Uint32Array {
  const words = new Uint32Array(4);
  writeUuid(words, 0, uuid);
  return words;
}
