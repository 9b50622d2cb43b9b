import { useState } from "react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { showToast } from "../../../ui/overlays/toast";

export interface Undoable {
  /** What was done, as a sentence */
  readonly sentence: string;
  /** false: somebody has changed the same since, and it stays as it is. */
  readonly undo: () => Promise<boolean>;
}

export const overtakenWords = "Das hat inzwischen jemand geändert. So bleibt es.";

export interface UndoStack {
  /** Says what was done, with the way back. */
  push: (deed: Undoable) => void;
  /** Takes the latest back that has not been taken back yet. */
  undo: () => void;
}

export function createUndoStack(): UndoStack {
  const deeds: Undoable[] = [];

  function take(deed: Undoable) {
    const at = deeds.indexOf(deed);
    if (at < 0) return;
    deeds.splice(at, 1);
    deed.undo().then(
      (isUndone) => showToast(isUndone ? "Zurückgenommen." : overtakenWords),
      (error: unknown) => {
        showToast(`Nicht zurückgenommen. ${errorSentence(error)}`, { isFailure: true });
      },
    );
  }

  return {
    push(deed) {
      deeds.push(deed);
      showToast(deed.sentence, { action: { label: "Rückgängig", run: () => take(deed) } });
    },
    undo() {
      const last = deeds.at(-1);
      if (last) take(last);
      else showToast("Es gibt nichts zurückzunehmen.");
    },
  };
}

/** One for as long as the page stands */
export function useUndoStack(): UndoStack {
  return useState(createUndoStack)[0];
}
