import type { KeyRows } from "../../../ui/feedback/key-bar";
import { KeySheet } from "../../../ui/overlays/key-sheet";

const rows: KeyRows = [
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

export function PipelineKeys({ onClose }: { onClose: () => void }) {
  return <KeySheet rows={rows} onClose={onClose} />;
}
