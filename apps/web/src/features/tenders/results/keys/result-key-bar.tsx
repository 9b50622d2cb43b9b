import { KeyBar } from "../../../../ui/feedback/key-bar";
import type { KeyRows } from "../../../../ui/feedback/key-bar";

const hints: KeyRows = [
  [["J", "K"], "wechseln"],
  [["S"], "merken"],
  [["X"], "ablehnen"],
  [["P"], "Pipeline"],
  [["Z"], "zurück"],
  [["/"], "suchen"],
  [["F"], "filtern"],
];

/** The keys of the list */
export function ResultKeyBar({ onHelp }: { onHelp: () => void }) {
  return <KeyBar hints={hints} onHelp={onHelp} />;
}
