/** What scrolls and holds the text of every page. */
export const workArea = () => document.getElementById("inhalt");

let lastFocus: { element: Element; path: string } | undefined;

/** Remembers on which path the focus was last set: by the page left, or by the one that came. */
export function watchFocus(): () => void {
  function remember({ target }: FocusEvent) {
    if (target instanceof Element) lastFocus = { element: target, path: location.pathname };
  }
  document.addEventListener("focusin", remember);
  return () => document.removeEventListener("focusin", remember);
}

/**
 * To the element that the address names, else to the heading, else to the whole work area. A field or dialog to which
 * this page itself gave the focus keeps it.
 */
export function takeFocus(id: string): void {
  const active = document.activeElement ?? document.body;
  const isHere = lastFocus?.element === active && lastFocus.path === location.pathname;
  if ((isHere && active.isConnected) || active.closest("dialog, [role=dialog]")) return;
  const area = workArea();
  const target = id === "" ? (area?.querySelector("h1") ?? area) : document.getElementById(id);
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Now and after each change of the page, as screens that wait give way to others, until somebody does something. */
export function untilPeopleAct(run: () => void): () => void {
  const ending = ["keydown", "pointerdown", "wheel", "touchstart"];
  const observer = new MutationObserver(run);
  function stop() {
    observer.disconnect();
    for (const event of ending) removeEventListener(event, stop, { capture: true });
  }
  for (const event of ending) addEventListener(event, stop, { capture: true, passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  run();
  return stop;
}
