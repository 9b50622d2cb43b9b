import { useSyncExternalStore } from "react";

/** Whether a media query holds now; false while prerendering. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

export const wideQuery = "(min-width: 1180px)";
/** What is no phone: a wider screen, or a narrow window with a mouse. */
export const beyondPhoneQuery = "(min-width: 761px), (pointer: fine)";
