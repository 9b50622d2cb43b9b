import type { KeyRows } from "../../../../ui/feedback/key-bar";
import { KeySheet } from "../../../../ui/overlays/key-sheet";

const rows: KeyRows = [
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
  return <KeySheet rows={rows} remark="Pfeiltasten in der Liste bleiben." onClose={onClose} />;
}
