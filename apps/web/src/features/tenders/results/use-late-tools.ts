import { useEffect, useState } from "react";
import { useMedia, wideQuery } from "../../../ui/theme/use-media";

const quietMs = 3000;

/**
 * Whether the list's tools may load. A wide screen has them at once, and so has an address that opens one of them. A phone
 * on a slow line reads the list first: they come with the first touch or key, or when the list has stood for a while.
 */
export function useLateTools(isListShown: boolean): boolean {
  const isWide = useMedia(wideQuery);
  const [isDue, setDue] = useState(() => /[?&](suche|verpasst)=/.test(location.search));
  if (isWide && !isDue) setDue(true);
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
