import { setShortcutsEnabled, useShortcutsEnabled } from "../../../platform/shortcuts";
import { Key } from "../../../ui/feedback/keys";
import { Dialog } from "../../../ui/overlays/sheet";
import styles from "./watch-keys.module.css";

const rows: readonly [readonly string[], string][] = [
  [["J"], "nächste Ausschreibung"],
  [["K"], "vorige Ausschreibung"],
  [["↵"], "Seite der Zeile öffnen"],
  [["G"], "Änderungen der Zeile als gesehen vermerken"],
  [["W"], "nicht mehr beobachten"],
  [["E"], "Notiz schreiben; Strg ↵ speichert"],
  [["A"], "zuweisen"],
  [["P"], "in die Pipeline legen, oder zur Karte"],
  [["Z"], "das Letzte zurücknehmen"],
  [["Esc"], "schließen"],
  [["?"], "diese Übersicht"],
];

export function WatchKeys({ onClose }: { onClose: () => void }) {
  const isEnabled = useShortcutsEnabled();
  return (
    <Dialog title="Tastenkürzel der Merkliste" isOpen onClose={onClose}>
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
        <span>Kürzel mit einer Taste verwenden</span>
      </label>
    </Dialog>
  );
}
