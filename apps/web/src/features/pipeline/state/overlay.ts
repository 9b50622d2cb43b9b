import type { BoardCard } from "@tc/contract";
import { useSyncExternalStore } from "react";

export type CardPatch = Partial<Pick<BoardCard, "stage" | "stageSince" | "assigneeId">>;
type Overlay = ReadonlyMap<string, CardPatch>;

/**
 * What is shown over the server's cards while its answer is on the way: an answer that was asked for before the change
 * cannot bring back what it replaced.
 */
export function createOverlay() {
  let patches: Overlay = new Map();
  const listeners = new Set<() => void>();
  function set(next: Overlay) {
    patches = next;
    for (const listener of listeners) listener();
  }
  return {
    show(id: string, patch: CardPatch) {
      set(new Map(patches).set(id, { ...patches.get(id), ...patch }));
    },
    clear(id: string) {
      if (!patches.has(id)) return;
      const next = new Map(patches);
      next.delete(id);
      set(next);
    },
    read: () => patches,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type CardOverlay = ReturnType<typeof createOverlay>;

export function useOverlay(overlay: CardOverlay): Overlay {
  return useSyncExternalStore(overlay.subscribe, overlay.read, overlay.read);
}

/** The same objects for cards that nothing lies over, so that only changed ones are drawn again. */
export function applyOverlay(cards: readonly BoardCard[], overlay: Overlay): readonly BoardCard[] {
  if (overlay.size === 0) return cards;
  return cards.map((card) => {
    const patch = overlay.get(card.id);
    return patch ? { ...card, ...patch } : card;
  });
}
