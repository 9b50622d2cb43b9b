import type { KeyRows } from "../../../ui/feedback/key-bar";
import { KeySheet } from "../../../ui/overlays/key-sheet";

const rows: KeyRows = [
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
  return <KeySheet title="Tastenkürzel der Merkliste" rows={rows} onClose={onClose} />;
}
