import { useShortcutsEnabled } from "../../../../platform/shortcuts";
import { Key, KeyHint } from "../../../../ui/feedback/keys";
import styles from "./key-bar.module.css";

/** The keys of this screen, at its foot. */
export function KeyBar({ onHelp }: { onHelp: () => void }) {
  const isEnabled = useShortcutsEnabled();
  return (
    <footer className={styles.bar}>
      {isEnabled && (
        <span className={styles.keys} aria-hidden>
          <KeyHint keys={["J", "K"]}>wechseln</KeyHint>
          <KeyHint keys={["S"]}>merken</KeyHint>
          <KeyHint keys={["X"]}>ablehnen</KeyHint>
          <KeyHint keys={["P"]}>Pipeline</KeyHint>
          <KeyHint keys={["Z"]}>zurück</KeyHint>
          <KeyHint keys={["/"]}>suchen</KeyHint>
          <KeyHint keys={["F"]}>filtern</KeyHint>
        </span>
      )}
      <button type="button" onClick={onHelp}>
        <Key>?</Key> alle Kürzel
      </button>
    </footer>
  );
}
