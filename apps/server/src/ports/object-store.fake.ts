import type { ObjectStore } from "./object-store.ts";

export interface FakeObjectStore extends ObjectStore {
  /** What lies there, by name. */
  readonly objects: Map<string, Uint8Array>;
}

/** A store in memory. */
export function createFakeObjectStore(): FakeObjectStore {
  const objects = new Map<string, Uint8Array>();
  return {
    objects,
    put: async (name, bytes) => void objects.set(name, bytes),
    get: async (name) => objects.get(name),
    delete: async (name) => void objects.delete(name),
    async *names() {
      yield* objects.keys();
    },
  };
}
