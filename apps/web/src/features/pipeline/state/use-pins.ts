import type { BoardCard } from "@tc/contract";
import { useEffect, useState } from "react";
import type { CardPatch } from "./overlay";

const noPins: ReadonlyMap<string, CardPatch> = new Map();

/** Cards that somebody else moved while they are open or dragged here: they stay where they are until they are let go. */
export function usePins(openId: string | null) {
  const [pins, setPins] = useState(noPins);
  // However a card is left, also for another one, it is let go.
  useEffect(() => (openId === null ? undefined : () => release(openId)), [openId]);

  function release(id: string) {
    setPins((before) => {
      if (!before.has(id)) return before;
      const next = new Map(before);
      next.delete(id);
      return next;
    });
  }
  return {
    pins,
    pin({ id, stage, stageSince }: BoardCard) {
      setPins((before) =>
        before.has(id) ? before : new Map(before).set(id, { stage, stageSince }),
      );
    },
    release,
  };
}
