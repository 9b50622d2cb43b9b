import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** The uppermost part that is in view, by its `data-part`. */
export function usePartInView(scroller: RefObject<HTMLElement | null>, partCount: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const root = scroller.current;
    if (!root) return;
    const inView = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = Number(target.getAttribute("data-part"));
          if (isIntersecting) inView.add(index);
          else inView.delete(index);
        }
        if (inView.size > 0) setCurrent(Math.min(...inView));
      },
      // What only ends at the upper edge is read already.
      { root, rootMargin: "-72px 0px 0px 0px" },
    );
    for (const part of root.querySelectorAll("[data-part]")) observer.observe(part);
    return () => observer.disconnect();
  }, [scroller, partCount]);
  return current;
}
