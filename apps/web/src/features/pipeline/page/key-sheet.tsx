import { setShortcutsEnabled, useShortcutsEnabled } from "../../../platform/shortcuts";
import { Key } from "../../../ui/feedback/keys";
import { Dialog } from "../../../ui/overlays/sheet";
import styles from "./key-sheet.module.css";

const rows: readonly [readonly string[], string][] = [
  [["J"], "nächste Karte der Spalte"],
  [["K"], "vorige Karte der Spalte"],
  [["H", "L"], "Spalte links, Spalte rechts"],
  [["↵", "O"], "Karte öffnen"],
  [["M"], "Menü: verschieben nach …"],
  [["1", "–", "8"], "direkt in die Stufe; ab 6 mit der Frage nach dem Ausgang"],
  [["A"], "zuweisen"],
  [["N"], "neue Aufgabe"],
  [["Z"], "letzten Schritt zurücknehmen"],
  [["Strg", "↵"], "Kommentar senden"],
  [["T"], "im Kalender: zurück zu heute"],
  [["/"], "suchen"],
  [["F"], "filtern"],
  [["Esc"], "schließen; eine gezogene Karte zurücklegen"],
  [["?"], "diese Übersicht"],
];

export function KeySheet({ onClose }: { onClose: () => void }) {
  const isEnabled = useShortcutsEnabled();
  return (
    <Dialog title="Tastenkürzel" isOpen onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={isEnabled}
          onChange={(event) => setShortcutsEnabled(event.target.checked)}
        />
        <span>
          Kürzel mit einer Taste verwenden
          <small>Schalte sie aus, wenn du mit Spracheingabe arbeitest.</small>
        </span>
      </label>
    </Dialog>
  );
}
