import { useSyncExternalStore } from "react";

const key = "mantine-color-scheme-value";

/** Light or dark, before anybody is signed in. On pages without the app's script public.js finds it by its id. */
export function SchemeSwitch() {
  // Without its script the button would do nothing.
  const isReady = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  return (
    <button type="button" id="scheme-switch" hidden={!isReady} onClick={switchScheme}>
      Hell / Dunkel
    </button>
  );
}

const noChanges = () => () => undefined;

function switchScheme() {
  const root = document.documentElement;
  const scheme = root.getAttribute("data-mantine-color-scheme") === "dark" ? "light" : "dark";
  root.setAttribute("data-mantine-color-scheme", scheme);
  try {
    localStorage.setItem(key, scheme);
  } catch {
    // Without storage the choice holds for this page.
  }
}
