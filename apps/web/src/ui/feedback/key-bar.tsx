import { useShortcutsEnabled } from "../../platform/shortcuts";
import { Key, KeyHint } from "./keys";
import styles from "./key-bar.module.css";

/** Keys and what they do, in a word or two */
export type KeyRows = readonly (readonly [keys: readonly string[], words: string])[];

interface Props {
  hints: KeyRows;
  onHelp: () => void;
}

/** The keys of a screen, at its foot; the sheet behind "?" has them all. */
export function KeyBar({ hints, onHelp }: Props) {
  const isEnabled = useShortcutsEnabled();
  return (
    <footer className={styles.bar}>
      {isEnabled && (
        <span className={styles.keys} aria-hidden>
          {hints.map(([keys, words]) => (
            <KeyHint key={words} keys={keys}>
              {words}
            </KeyHint>
          ))}
        </span>
      )}
      <button type="button" onClick={onHelp}>
        <Key>?</Key> alle Kürzel
      </button>
    </footer>
  );
}
