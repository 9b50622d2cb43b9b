import { useShortcutsEnabled } from "../../../platform/shortcuts";
import { Key, KeyHint } from "../../../ui/feedback/keys";
import styles from "./key-foot.module.css";

/** The keys of this screen, at its foot */
export function KeyFoot({ onHelp }: { onHelp: () => void }) {
  const isEnabled = useShortcutsEnabled();
  return (
    <footer className={styles.bar}>
      {isEnabled && (
        <span className={styles.keys} aria-hidden>
          <KeyHint keys={["J", "K"]}>wechseln</KeyHint>
          <KeyHint keys={["G"]}>gesehen</KeyHint>
          <KeyHint keys={["W"]}>beobachten</KeyHint>
          <KeyHint keys={["E"]}>Notiz</KeyHint>
          <KeyHint keys={["A"]}>zuweisen</KeyHint>
          <KeyHint keys={["P"]}>Pipeline</KeyHint>
          <KeyHint keys={["Z"]}>zurück</KeyHint>
        </span>
      )}
      <button type="button" onClick={onHelp}>
        <Key>?</Key> alle Kürzel
      </button>
    </footer>
  );
}
