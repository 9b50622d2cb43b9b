import { useEffect, useState } from "react";
import { beyondPhoneQuery, useMedia } from "../../../ui/theme/use-media";

const quietMs = 3000;

/**
 * Whether the list's tools may load: at once, but on a phone only where the address opens one of them. There the list is
 * read first, so they come with the first touch or key, or when the list has stood for a while.
 */
export function useLateTools(isListShown: boolean): boolean {
  const isBeyondPhone = useMedia(beyondPhoneQuery);
  const [isDue, setDue] = useState(() => /[?&](suche|verpasst)=/.test(location.search));
  if (isBeyondPhone && !isDue) setDue(true);
  const isWaiting = isListShown && !isDue;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const load = () => setDue(true);
    const timer = setTimeout(load, quietMs);
    addEventListener("pointerdown", load);
    addEventListener("keydown", load);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", load);
      removeEventListener("keydown", load);
    };
  }, [isWaiting]);
  return isDue;
}
