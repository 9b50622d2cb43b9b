import type { ProfileAnswer, ProfileData } from "@tc/contract";
import { useCallback, useState } from "react";
import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import { showToast } from "../../../ui/overlays/toast";
import {
  changesOf,
  conflictingParts,
  dirtyParts,
  dropParts,
  editDraft,
  settleDraft,
  withDraft,
} from "../draft";
import type { Draft, PartKey } from "../draft";
import { problemsOf, serverProblems, withoutProblemsOf } from "../problems/problems";
import type { Problems } from "../problems/problems";
import { useSaveProfile } from "../queries";

interface UndoStep {
  readonly keys: readonly PartKey[];
  readonly before: ProfileData;
}

const undoDepth = 20;

/** The profile being edited: what is typed stays typed until it is saved or thrown away. */
export function useProfileForm(answer: ProfileAnswer, reload: () => Promise<unknown>) {
  const saved = answer.data;
  const [draft, setDraft] = useState<Draft>({});
  const [problems, setProblems] = useState<Problems>({});
  const [savedAt, setSavedAt] = useState<Date>();
  const [undoSteps, setUndoSteps] = useState<readonly UndoStep[]>([]);
  const [isStale, setStale] = useState(false);
  const save = useSaveProfile();
  const data = withDraft(saved, draft);

  function failed(error: unknown) {
    setProblems(serverProblems(error));
    if (error instanceof ApiError && error.code === "stale_version") return setStale(true);
    const isField = error instanceof ApiError && error.fields.length > 0;
    const text = isField ? "Bitte prüfe die markierten Angaben." : errorSentence(error);
    showToast(text, { isFailure: true });
  }

  async function saveParts(keys: readonly PartKey[]): Promise<boolean> {
    const changed = dirtyParts(draft, keys);
    if (changed.length === 0 || save.isPending) return false;
    const changes = changesOf(data, changed);
    const formProblems = problemsOf(changes);
    setProblems(formProblems);
    if (Object.keys(formProblems).length > 0) return false;
    const others = (Object.keys(draft) as PartKey[]).filter((key) => !changed.includes(key));
    const sent = dropParts(draft, others);
    try {
      const next = await save.mutateAsync(changes);
      setDraft((current) => settleDraft(current, sent, next.data));
      const steps = [...undoSteps, { keys: changed, before: saved }].slice(-undoDepth);
      setUndoSteps(steps);
      noteSaved(steps);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  function noteSaved(steps: readonly UndoStep[]) {
    setSavedAt(new Date());
    showToast("Gespeichert.", {
      action: { label: "Rückgängig", run: () => void undo(steps) },
    });
  }

  async function undo(steps: readonly UndoStep[] = undoSteps) {
    const last = steps.at(-1);
    if (!last || save.isPending) return;
    try {
      await save.mutateAsync(changesOf(last.before, last.keys));
      setUndoSteps(steps.slice(0, -1));
      setSavedAt(new Date());
      showToast("Rückgängig gemacht.");
    } catch (error) {
      failed(error);
    }
  }

  return {
    data,
    problems,
    savedAt,
    isSaving: save.isPending,
    isStale,
    isDirty: Object.keys(draft).length > 0,
    canUndo: undoSteps.length > 0,
    conflicts: conflictingParts(draft, saved),
    isPartDirty: (keys: readonly PartKey[]) => dirtyParts(draft, keys).length > 0,
    change: useCallback(
      (change: Partial<ProfileData>) => {
        setDraft((current) => editDraft(current, saved, change));
        setProblems((current) => withoutProblemsOf(current, change));
      },
      [saved],
    ),
    discard: (keys: readonly PartKey[]) => {
      setDraft((current) => dropParts(current, keys));
      setProblems({});
    },
    saveParts,
    undo: () => undo(),
    reload: async () => {
      try {
        await reload();
        setStale(false);
      } catch (error) {
        showToast(errorSentence(error), { isFailure: true });
      }
    },
  };
}
export type ProfileForm = ReturnType<typeof useProfileForm>;
