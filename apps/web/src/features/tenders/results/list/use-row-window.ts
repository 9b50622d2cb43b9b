import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import { rowWindow, scrollToRow } from "./row-window";

/** The page is drawn anew only every so many rows; those kept ready beyond the edge cover the way. */
const rowsPerStep = 4;

interface Place {
  readonly scrollTop: number;
  readonly height: number;
  readonly width: number;
}

/**
 * Keeps only the rows near the view in the page. All rows are equally high at one width, so this needs no measuring and none
 * of the ten kilobytes of a library for it.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  heightAt: (width: number) => number,
) {
  const [place, setPlace] = useState<Place>({ scrollTop: 0, height: 800, width: 750 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () =>
      setPlace((old) => {
        const { clientHeight: height, clientWidth: width } = element;
        const step = heightAt(width) * rowsPerStep;
        const scrollTop = Math.floor(element.scrollTop / step) * step;
        const isSame = old.scrollTop === scrollTop && old.height === height && old.width === width;
        return isSame ? old : { scrollTop, height, width };
      });
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    read();
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [scroller, heightAt]);

  const rowHeight = heightAt(place.width);
  return { rowHeight, ...rowWindow(place.scrollTop, place.height, rowHeight, count) };
}

/** Scrolls only as far as it takes to have the row whole in view. */
export function showRow(element: HTMLElement | null, index: number, rowHeight: number): void {
  if (!element) return;
  const top = scrollToRow(index, element.scrollTop, element.clientHeight, rowHeight);
  if (top !== undefined) element.scrollTo({ top });
}
