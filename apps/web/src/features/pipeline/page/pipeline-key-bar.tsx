import { useShortcutsEnabled } from "../../../platform/shortcuts";
import { Key, KeyHint } from "../../../ui/feedback/keys";
import type { PipelineView } from "../state/use-view";
import styles from "./pipeline-key-bar.module.css";

const hints: Readonly<Record<PipelineView, readonly (readonly [readonly string[], string])[]>> = {
  board: [
    [["J", "K"], "Karte"],
    [["H", "L"], "Spalte"],
    [["M"], "verschieben"],
    [["1", "–", "8"], "direkt in Stufe"],
    [["A"], "zuweisen"],
    [["N"], "Aufgabe"],
    [["Z"], "zurück"],
    [["F"], "filtern"],
  ],
  table: [
    [["J", "K"], "Zeile"],
    [["M"], "verschieben"],
    [["A"], "zuweisen"],
    [["O"], "öffnen"],
    [["Z"], "zurück"],
    [["F"], "filtern"],
  ],
  calendar: [
    [["←", "→"], "Tag"],
    [["Bild↓"], "4 Wochen"],
    [["T"], "heute"],
    [["↵"], "öffnen"],
    [["F"], "filtern"],
  ],
};

/** The keys of this screen, at its foot. */
export function PipelineKeyBar({ view, onHelp }: { view: PipelineView; onHelp: () => void }) {
  const isEnabled = useShortcutsEnabled();
  return (
    <footer className={styles.bar}>
      {isEnabled && (
        <span className={styles.keys} aria-hidden>
          {hints[view].map(([keys, text]) => (
            <KeyHint key={text} keys={keys}>
              {text}
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
