import { KeyBar } from "../../../ui/feedback/key-bar";
import type { KeyRows } from "../../../ui/feedback/key-bar";
import type { PipelineView } from "../state/use-view";

const hints: Readonly<Record<PipelineView, KeyRows>> = {
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

/** The keys of each view of the pipeline */
export function PipelineKeyBar({ view, onHelp }: { view: PipelineView; onHelp: () => void }) {
  return <KeyBar hints={hints[view]} onHelp={onHelp} />;
}
