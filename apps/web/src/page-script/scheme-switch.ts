import { writeStored } from "../platform/stored";
import { matchPictures } from "./pictures";

// As in head-script.ts and platform/colour-scheme.ts
const key = "mantine-color-scheme-value";
const attribute = "data-mantine-color-scheme";

/** To the other of light and dark, whatever the system says. */
export function switchScheme(): void {
  const root = document.documentElement;
  const scheme = root.getAttribute(attribute) === "dark" ? "light" : "dark";
  root.setAttribute(attribute, scheme);
  matchPictures();
  // Without storage the choice holds for this page.
  writeStored(() => localStorage, key, scheme);
}
