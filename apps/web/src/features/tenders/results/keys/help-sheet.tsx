import { setShortcutsEnabled, useShortcutsEnabled } from "../../../../platform/shortcuts";
import { Key } from "../../../../ui/feedback/keys";
import { Dialog } from "../../../../ui/overlays/sheet";
import styles from "./help-sheet.module.css";

const rows: readonly [readonly string[], string][] = [
  [["J", "↓"], "nächste Ausschreibung"],
  [["K", "↑"], "vorige Ausschreibung"],
  [["↵"], "Ausschreibung öffnen"],
  [["S"], "merken oder nicht mehr merken"],
  [["X"], "ablehnen; dann 1 bis 9 für den Grund, ↵ ohne"],
  [["O"], "Original öffnen"],
  [["P"], "in die Pipeline legen"],
  [["Z"], "das Letzte zurücknehmen: Markierung, Pipeline, gelöschte Suche"],
  [
    ["1", "2", "3", "4"],
    "auf der Seite einer Ausschreibung: Überblick, Unterlagen, TenderCheck, Angebotsmappe",
  ],
  [["C"], "TenderCheck"],
  [["Q"], "unter Unterlagen: Frage an die Unterlagen"],
  [["/"], "suchen"],
  [["F"], "filtern"],
  [["Esc"], "schließen, Suche leeren"],
  [["?"], "diese Übersicht"],
];

export function HelpSheet({ onClose }: { onClose: () => void }) {
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
          <small>
            Schalte sie aus, wenn du mit Spracheingabe arbeitest. Pfeiltasten in der Liste bleiben.
          </small>
        </span>
      </label>
    </Dialog>
  );
}
