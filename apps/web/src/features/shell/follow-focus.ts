import { workArea } from "../../ui/layout/work-area";

const deeds = ["keydown", "pointerdown", "click", "wheel", "touchstart"];
let hasActed = false;
let lastFocus: { element: Element; path: string } | undefined;

/** Remembers whether anybody did something yet, and on which path the focus was last set: that left, or that opened. */
export function watchPeople(): () => void {
  const act = () => {
    hasActed = true;
  };
  function remember({ target }: FocusEvent) {
    if (target instanceof Element) lastFocus = { element: target, path: location.pathname };
  }
  for (const deed of deeds) addEventListener(deed, act, { capture: true, passive: true });
  document.addEventListener("focusin", remember);
  return () => {
    for (const deed of deeds) removeEventListener(deed, act, { capture: true });
    document.removeEventListener("focusin", remember);
  };
}

export const havePeopleActed = () => hasActed;

/**
 * To the element that the address names, else to the heading, else to the whole work area until the heading is there. A
 * field or dialog to which this page itself gave the focus keeps it.
 */
export function takeFocus(id: string): void {
  const area = workArea();
  const active = document.activeElement ?? document.body;
  const isHere = lastFocus?.element === active && lastFocus.path === location.pathname;
  if ((isHere && active !== area) || active.closest("dialog, [role=dialog]")) return;
  const target = id === "" ? (area?.querySelector("h1") ?? area) : document.getElementById(id);
  if (!target || target === active) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Now and after each change of the page, as screens that wait give way to others, until somebody does something. */
export function untilPeopleAct(run: () => void): () => void {
  const observer = new MutationObserver(run);
  function stop() {
    observer.disconnect();
    for (const deed of deeds) removeEventListener(deed, stop, { capture: true });
  }
  for (const deed of deeds) addEventListener(deed, stop, { capture: true, passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  run();
  return stop;
}
