import { useSyncExternalStore } from "react";
import { switchColourScheme } from "../platform/colour-scheme";

/** Light or dark, before anybody is signed in. On pages without the app's script public.js finds it by its id. */
export function SchemeSwitch() {
  // Without its script the button would do nothing.
  const isReady = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  return (
    <button type="button" id="scheme-switch" hidden={!isReady} onClick={switchColourScheme}>
      Hell / Dunkel
    </button>
  );
}

const noChanges = () => () => undefined;
