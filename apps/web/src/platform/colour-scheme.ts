import { useSyncExternalStore } from "react";
import { schemeAttribute, schemeKey } from "./colour-scheme-names";
import { readStored, writeStored } from "./stored";

export type ColourScheme = "auto" | "light" | "dark";

const listeners = new Set<() => void>();
const darkQuery = () => matchMedia("(prefers-color-scheme: dark)");

function readScheme(): ColourScheme {
  const stored = readStored(() => localStorage, schemeKey);
  return stored === "light" || stored === "dark" ? stored : "auto";
}

function show(scheme: ColourScheme) {
  const shown = scheme === "auto" ? (darkQuery().matches ? "dark" : "light") : scheme;
  document.documentElement.setAttribute(schemeAttribute, shown);
}

export function setColourScheme(scheme: ColourScheme): void {
  // Without storage the choice holds for this page.
  writeStored(() => localStorage, schemeKey, scheme);
  show(scheme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Chosen in another tab, or changed by the system.
  const follow = () => {
    show(readScheme());
    listener();
  };
  const query = darkQuery();
  listeners.add(listener);
  window.addEventListener("storage", follow);
  query.addEventListener("change", follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", follow);
    query.removeEventListener("change", follow);
  };
}

/** What the visitor chose; `auto` follows the system. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribe, readScheme, () => "auto");
}
