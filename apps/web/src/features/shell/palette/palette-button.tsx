import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Key } from "../../../ui/feedback/keys";
import styles from "./palette-button.module.css";

const loadPalette = () => import("./command-palette");
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

/** Opens the palette, as Strg K and Cmd K do on every screen. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      // Browsers would put the cursor into their own search field.
      event.preventDefault();
      // A dialog that asks something keeps the keyboard.
      if (document.querySelector("dialog[open]")) setOpen(false);
      else setOpen(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPalette()}
        onClick={() => setOpen(true)}
      >
        <Search size={15} aria-hidden />
        <span>Suchen</span>
        <span aria-hidden>
          <Key>Strg K</Key>
        </span>
      </button>
      <Suspense>{isOpen && <CommandPalette onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
