import { flushSync } from "react-dom";

/** Takes away what is done with. If the focus goes along, it goes on to what is left: never to nowhere. */
export function leave(act: () => void, next: () => HTMLElement | null | undefined): void {
  flushSync(act);
  if (document.activeElement === document.body) next()?.focus();
}
