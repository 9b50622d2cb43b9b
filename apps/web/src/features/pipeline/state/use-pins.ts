import type { BoardCard } from "@tc/contract";
import { useState } from "react";
import type { CardPatch } from "./overlay";

const noPins: ReadonlyMap<string, CardPatch> = new Map();

/** Cards that somebody else moved while they are open or dragged here: they stay where they are until they are let go. */
export function usePins() {
  const [pins, setPins] = useState(noPins);
  return {
    pins,
    pin({ id, stage, stageSince }: BoardCard) {
      setPins((before) =>
        before.has(id) ? before : new Map(before).set(id, { stage, stageSince }),
      );
    },
    release(id: string) {
      setPins((before) => {
        if (!before.has(id)) return before;
        const next = new Map(before);
        next.delete(id);
        return next;
      });
    },
  };
}
