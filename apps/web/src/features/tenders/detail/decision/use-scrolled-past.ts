import { useEffect, useState } from "react";

/** Whether an element has left its scroller at the upper edge. Hand `watch` to it as a ref. */
export function useScrolledPast() {
  const [element, watch] = useState<HTMLElement | null>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry)
        setPast(
          !entry.isIntersecting && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0),
        );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { isPast, watch };
}
