import { useEffect, useEffectEvent, useRef } from "react";

/** When a change of `state` has taken the focused control from the page, `target` gets the focus. */
export function useFocusAfter(
  state: string | boolean,
  target: () => HTMLElement | null | undefined,
): void {
  const before = useRef(state);
  const goOn = useEffectEvent(() => {
    if (document.activeElement === document.body) target()?.focus();
  });
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    goOn();
  }, [state]);
}
