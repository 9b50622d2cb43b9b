import { schemeAttribute, schemeKey } from "../platform/colour-scheme-names";
import { writeStored } from "../platform/stored";
import { matchPictures } from "./pictures";

/** To the other of light and dark, whatever the system says. */
export function switchScheme(): void {
  const root = document.documentElement;
  const scheme = root.getAttribute(schemeAttribute) === "dark" ? "light" : "dark";
  root.setAttribute(schemeAttribute, scheme);
  matchPictures();
  // Without storage the choice holds for this page.
  writeStored(() => localStorage, schemeKey, scheme);
}
