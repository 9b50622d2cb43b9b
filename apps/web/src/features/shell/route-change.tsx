import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { workArea } from "../../ui/layout/work-area";
import { havePeopleActed, takeFocus, untilPeopleAct, watchPeople } from "./follow-focus";

/** How far the work area of a screen was scrolled, by history entry. The window's own place is restored by the router. */
const offsets = new Map<string, number>();

/**
 * Another path begins at its top and has the focus on its heading, as a full load would; Back finds the place that was
 * left. A change of the query or the hash alone is no other page. Shows nothing.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const shown = useRef(pathname);

  const remember = useEffectEvent((event: Event) => {
    const area = workArea();
    if (area !== null && event.target === area) offsets.set(key, area.scrollTop);
  });
  useEffect(() => {
    // Scrolling does not bubble, so it is caught on its way down.
    const onScroll = (event: Event) => remember(event);
    document.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", onScroll, { capture: true });
  }, []);

  const arrive = useEffectEvent(() => {
    const top = isReturn ? (offsets.get(key) ?? 0) : 0;
    if (hash === "") workArea()?.scrollTo(0, top);
    // Still the first load, which only led elsewhere: the focus stays where a new document has it.
    if (!havePeopleActed()) return undefined;
    return untilPeopleAct(() => {
      const area = workArea();
      if (area !== null && area.scrollTop < top) area.scrollTo(0, top);
      takeFocus(hash.slice(1));
    });
  });
  useEffect(watchPeople, []);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return arrive();
  }, [pathname]);
  return null;
}
