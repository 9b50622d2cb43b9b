import { useEffect, useEffectEvent, useRef } from "react";

/** So long a row must be in view. */
const lookMs = 2_000;
/** A row that is higher than the list counts when it fills so much of it. */
const fillingShare = 0.9;

/** Calls `onLook` once the element has been fully in view for two seconds while the tab was visible. */
export function useLook<Seen extends HTMLElement>(isWanted: boolean, onLook: () => void) {
  const element = useRef<Seen>(null);
  const look = useEffectEvent(onLook);
  useEffect(() => {
    const target = element.current;
    if (!isWanted || !target) return undefined;
    let isInView = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const decide = () => {
      const isLooking = isInView && document.visibilityState === "visible";
      if (isLooking && timer === undefined) timer = setTimeout(() => look(), lookMs);
      if (isLooking) return;
      clearTimeout(timer);
      timer = undefined;
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const rootHeight = entry.rootBounds?.height ?? innerHeight;
        isInView =
          entry.intersectionRatio >= 0.99 ||
          entry.intersectionRect.height >= rootHeight * fillingShare;
        decide();
      },
      { threshold: [0, 0.25, 0.5, 0.75, 0.99, 1] },
    );
    observer.observe(target);
    document.addEventListener("visibilitychange", decide);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", decide);
      clearTimeout(timer);
    };
  }, [isWanted]);
  return element;
}
