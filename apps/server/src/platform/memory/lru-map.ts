/** A map that forgets what was not asked for the longest when its entries together weigh more than allowed. */
export class LruMap<Key, Value> {
  private readonly entries = new Map<Key, { readonly value: Value; readonly weight: number }>();
  private readonly maxWeight: number;
  private weight = 0;

  constructor(maxWeight: number) {
    this.maxWeight = maxWeight;
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    // A Map keeps the order of insertion: the first entry is the one forgotten next.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: Value, weight = 1): void {
    this.delete(key);
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.maxWeight) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.weight -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.weight = 0;
  }
}
