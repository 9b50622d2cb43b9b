import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** The pages within one height of the view, by their `data-part`: only these are drawn. */
export function usePagesNear(
  scroller: RefObject<HTMLElement | null>,
  pageCount: number,
): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const root = scroller.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const index = Number(target.getAttribute("data-part"));
            if (isIntersecting) after.add(index);
            else after.delete(index);
          }
          return after;
        }),
      { root, rootMargin: "100% 0px" },
    );
    for (const page of root.querySelectorAll("[data-part]")) observer.observe(page);
    return () => observer.disconnect();
  }, [scroller, pageCount]);
  return near;
}
