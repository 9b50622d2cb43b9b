import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/** Whoever comes back from a quote goes on at the chip that led there. */
export function useReturnToChip(item: string | undefined) {
  const before = useRef(item);
  const isReturn = useNavigationType() === "POP";
  useEffect(() => {
    const left = before.current;
    before.current = item;
    if (left === undefined || item !== undefined || !isReturn) return;
    document.querySelector<HTMLElement>(`[data-item="${left}"]`)?.focus();
  }, [item, isReturn]);
}
