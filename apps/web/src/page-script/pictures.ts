/**
 * Pictures follow the colours of the page, not those of the system: `media` of a `<source data-scheme>` knows only the
 * system. Called before lazy pictures load and whenever the visitor switches.
 */
export function matchPictures(): void {
  const shown = document.documentElement.getAttribute("data-mantine-color-scheme");
  for (const source of document.querySelectorAll<HTMLSourceElement>("source[data-scheme]")) {
    source.media = source.dataset.scheme === shown ? (source.dataset.width ?? "all") : "not all";
  }
}
