import { LruMap } from "../../platform/memory/lru-map.ts";
import type { SearchEngine } from "../search/index.ts";

/** What a tender shows besides its own row (a buyer's name) is never older than this. */
const maxAgeMs = 30_000;

interface Entry<Value> {
  readonly value: Value;
  readonly readAtMs: number;
}

/** Keeps what was read of tenders until the search tells that they have changed: a list and its tenders agree. */
export class FollowedCache<Value> {
  private readonly entries: LruMap<string, Entry<Value>>;
  private changes = 0;

  constructor(engine: SearchEngine, maxWeight: number) {
    this.entries = new LruMap(maxWeight);
    engine.onChange((tenderIds) => {
      this.changes++;
      for (const id of tenderIds) this.entries.delete(id);
    });
  }

  get(tenderId: string): Value | undefined {
    const entry = this.entries.get(tenderId);
    return entry && performance.now() - entry.readAtMs < maxAgeMs ? entry.value : undefined;
  }

  /** Call it before reading; what it returns keeps what was read, unless something has changed meanwhile. */
  beginReading(): (tenderId: string, value: Value, weight?: number) => void {
    const before = this.changes;
    const readAtMs = performance.now();
    return (tenderId, value, weight) => {
      // The row may be older than the change, and no second message would correct it.
      if (this.changes === before) this.entries.set(tenderId, { value, readAtMs }, weight);
    };
  }
}
