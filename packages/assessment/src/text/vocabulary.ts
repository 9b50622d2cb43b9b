/** In how many texts each key occurs, with the numbers keys are kept under while training. */
export class DocumentCounter<Key extends string | number> {
  readonly keys: Key[] = [];
  readonly inDocuments: number[] = [];
  readonly inLabels: number[] = [];
  private readonly places = new Map<Key, number>();

  /** Counts the keys of one text and returns their numbers in the same order. */
  add(keys: Iterable<Key>, isLabel: boolean): number[] {
    const numbers: number[] = [];
    for (const key of keys) {
      let place = this.places.get(key);
      if (place === undefined) {
        place = this.keys.length;
        this.places.set(key, place);
        this.keys.push(key);
        this.inDocuments.push(0);
        this.inLabels.push(0);
      }
      const counts = isLabel ? this.inLabels : this.inDocuments;
      counts[place]! += 1;
      numbers.push(place);
    }
    return numbers;
  }

  /**
   * Numbers of the keys worth an own entry: seen in two texts, the most frequent first if there are too many; in
   * ascending order of the keys.
   */
  select(limit: number): number[] {
    const total = (place: number) => this.inDocuments[place]! + this.inLabels[place]!;
    const byKey = (a: number, b: number) => (this.keys[a]! < this.keys[b]! ? -1 : 1);
    const frequent = [...this.keys.keys()].filter((place) => total(place) >= 2);
    if (frequent.length > limit) {
      frequent.sort((a, b) => total(b) - total(a) || byKey(a, b));
      frequent.length = limit;
    }
    return frequent.sort(byKey);
  }
}

/** BM25's inverse document frequency: 0 for what every text says, positive for all else. */
export function inverseFrequency(documents: number, withTerm: number): number {
  return Math.log(1 + (documents - withTerm + 0.5) / (withTerm + 0.5));
}
