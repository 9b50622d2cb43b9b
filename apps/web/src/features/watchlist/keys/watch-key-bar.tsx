import { KeyBar } from "../../../ui/feedback/key-bar";
import type { KeyRows } from "../../../ui/feedback/key-bar";

const hints: KeyRows = [
  [["J", "K"], "wechseln"],
  [["G"], "gesehen"],
  [["W"], "beobachten"],
  [["E"], "Notiz"],
  [["A"], "zuweisen"],
  [["P"], "Pipeline"],
  [["Z"], "zurück"],
];

/** The keys of the watchlist */
export function WatchKeyBar({ onHelp }: { onHelp: () => void }) {
  return <KeyBar hints={hints} onHelp={onHelp} />;
}
