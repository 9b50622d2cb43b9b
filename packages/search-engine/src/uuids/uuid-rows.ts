/** Numbers rows by their UUID, in the order of their first appearance. A hash table in typed arrays: no objects. */
export class UuidRows {
  /** Four words for each row */
  ids: Uint32Array;
  count = 0;
  /** Row plus one at the place its id hashes to, or the next free one behind; 0 is free. */
  private places: Int32Array;

  constructor(capacity = 256) {
    this.ids = new Uint32Array(capacity * 4);
    this.places = new Int32Array(placesFor(capacity));
  }

  /** The row of the UUID at position `at` of a column of UUIDs, or -1. */
  find(words: Uint32Array, at: number): number {
    const mask = this.places.length - 1;
    for (let place = hashOf(words, at) & mask; ; place = (place + 1) & mask) {
      const row = (this.places[place] ?? 0) - 1;
      if (row < 0 || this.isRow(row, words, at)) return row;
    }
  }

  /** The same, but makes a row where there is none. */
  add(words: Uint32Array, at: number): number {
    const known = this.find(words, at);
    if (known >= 0) return known;
    const row = this.count++;
    if (this.count * 4 > this.ids.length) this.grow();
    for (let word = 0; word < 4; word++) this.ids[row * 4 + word] = words[at * 4 + word] ?? 0;
    this.place(row);
    return row;
  }

  get bytes(): number {
    return this.ids.byteLength + this.places.byteLength;
  }

  private isRow(row: number, words: Uint32Array, at: number): boolean {
    const { ids } = this;
    // UUIDs of one moment differ at the end.
    return (
      ids[row * 4 + 3] === words[at * 4 + 3] &&
      ids[row * 4 + 2] === words[at * 4 + 2] &&
      ids[row * 4 + 1] === words[at * 4 + 1] &&
      ids[row * 4] === words[at * 4]
    );
  }

  private place(row: number): void {
    const mask = this.places.length - 1;
    let place = hashOf(this.ids, row) & mask;
    while (this.places[place] !== 0) place = (place + 1) & mask;
    this.places[place] = row + 1;
  }

  private grow(): void {
    const ids = new Uint32Array(this.ids.length * 2);
    ids.set(this.ids);
    this.ids = ids;
    this.places = new Int32Array(placesFor(ids.length / 4));
    for (let row = 0; row < this.count - 1; row++) this.place(row);
  }
}

/** At least half of the places stay free. */
function placesFor(capacity: number): number {
  return 2 ** Math.ceil(Math.log2(capacity * 2));
}

/** Mixes all words: of UUIDv7 only some bits are random, and ids of tests differ in one word only. */
function hashOf(words: Uint32Array, at: number): number {
  let hash = 0;
  for (let word = 0; word < 4; word++) {
    hash = Math.imul(hash ^ (words[at * 4 + word] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
