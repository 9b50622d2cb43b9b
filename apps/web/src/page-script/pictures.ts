import { schemeAttribute } from "../platform/colour-scheme-names";

const shownScheme = () => document.documentElement.getAttribute(schemeAttribute);

/** Before lazy pictures load. Where page and system agree nothing is touched: each touch makes the browser choose anew. */
export function startPictures(): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  if ((shownScheme() === "dark") !== system.matches) matchPictures();
  // The page keeps its colours then.
  system.addEventListener("change", matchPictures);
}

/**
 * Pictures follow the colours of the page, not those of the system: `media` of a `<source data-scheme>` knows only the
 * system.
 */
export function matchPictures(): void {
  const shown = shownScheme();
  for (const source of document.querySelectorAll<HTMLSourceElement>("source[data-scheme]")) {
    source.media = source.dataset.scheme === shown ? (source.dataset.width ?? "all") : "not all";
  }
}
