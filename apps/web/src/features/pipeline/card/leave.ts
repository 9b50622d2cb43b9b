import { flushSync } from "react-dom";

/** Removes a part of the screen. If the focus was in it, `next` gets the focus, so that the keyboard never loses its place. */
export function leave(act: () => void, next: () => HTMLElement | null | undefined): void {
  flushSync(act);
  if (document.activeElement === document.body) next()?.focus();
}
