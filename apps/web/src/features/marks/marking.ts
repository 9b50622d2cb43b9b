import { markTender, undoMark, unmarkTender } from "@tc/contract";
import type { MarkKind, TenderMarks } from "@tc/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";
import { errorSentence } from "../../platform/api/error-sentences";
import { showToast } from "../../ui/overlays/toast";
import { applyMark, isMarked, noMarks } from "./apply-mark";
import type { Why } from "./apply-mark";
import { markStateOf } from "./mark-state";
import { assessmentKey } from "./query-keys";
import { refreshAfterMark } from "./refresh-after-mark";
import { markSentence, markWords } from "./words";

export interface Target {
  readonly slug: string;
  readonly title: string;
}

export interface Marking {
  /** Sets the mark, or takes it back where it is set. Shown at once, said in a message with the way back. */
  toggle: (target: Target, kind: MarkKind, options?: Why & { onUndone?: () => void }) => void;
  /** Takes the latest change back that is not taken back yet. */
  undo: () => void;
  /** Keeps the way back of something else for `undo`; what it returns goes back at once, and only once. */
  remember: (goBack: () => void) => () => void;
  /** The marks of this moment, whatever is drawn: the next press starts from them. */
  marksOf: (slug: string) => TenderMarks;
}

interface Step {
  readonly target: Target;
  readonly before: TenderMarks;
  readonly undoId: Promise<string | undefined>;
  readonly onUndone: (() => void) | undefined;
}

const markings = new WeakMap<QueryClient, Marking>();

/** One for all screens of a session, so that Z finds what was done on the screen before. */
export function useMarking(): Marking {
  const client = useQueryClient();
  const marking = markings.get(client) ?? createMarking(client);
  markings.set(client, marking);
  return marking;
}

export function createMarking(client: QueryClient): Marking {
  /** Marks, and other things by their way back */
  const steps: (Step | (() => void))[] = [];
  /** Calls about one tender go one after the other: the last word must be the last to arrive. */
  const queues = new Map<string, Promise<unknown>>();

  const state = markStateOf(client);
  const marksOf = (slug: string) => state.marksOf(slug) ?? noMarks;

  function enqueue<Answer>(slug: string, call: () => Promise<Answer>): Promise<Answer> {
    const answer = (queues.get(slug) ?? Promise.resolve()).then(call, call);
    queues.set(slug, answer);
    return answer;
  }

  /** Brings in what the server says. A change made after this one stays on screen meanwhile. */
  async function settle(
    slug: string,
    before: TenderMarks,
    answer: Promise<{ marks: TenderMarks } | undefined>,
  ) {
    const begunMs = Date.now();
    let after: TenderMarks | undefined;
    try {
      after = (await answer)?.marks;
      if (after) state.store(slug, after);
    } catch (error) {
      // The server may have stored it even so: only its next answer tells.
      void client.invalidateQueries({ queryKey: assessmentKey(slug) });
      showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true });
    }
    if (queues.get(slug) === answer) {
      queues.delete(slug);
      state.settle(slug);
    }
    if (after) await refreshAfterMark(client, { before, after, begunMs });
  }

  function toggle(target: Target, kind: MarkKind, options: Why & { onUndone?: () => void } = {}) {
    const { slug, title } = target;
    const { onUndone, ...why } = options;
    const before = marksOf(slug);
    const isOn = !isMarked(before, kind);
    state.show(slug, applyMark(before, kind, isOn, why));
    const params = { slug, kind };
    const answer = enqueue<{ marks: TenderMarks; undo?: string | undefined }>(slug, () =>
      isOn ? callApi(markTender, { params, body: why }) : callApi(unmarkTender, { params }),
    );
    const step: Step = {
      target,
      before,
      undoId: answer.then(
        ({ undo: id }) => id,
        () => undefined,
      ),
      onUndone,
    };
    steps.push(step);
    showToast(markSentence(title, markWords[kind][isOn ? "set" : "unset"]), {
      action: { label: "Rückgängig", run: () => undoStep(step) },
    });
    void settle(slug, before, answer);
  }

  function undoStep(step: Step) {
    const at = steps.indexOf(step);
    if (at < 0) return;
    steps.splice(at, 1);
    const { slug, title } = step.target;
    const before = marksOf(slug);
    state.show(slug, step.before);
    showToast(markSentence(title, "zurückgenommen"));
    const answer = enqueue(slug, async () => {
      const id = await step.undoId;
      // The server changed nothing, so it has nothing to take back.
      return id === undefined ? undefined : callApi(undoMark, { params: { id } });
    });
    void settle(slug, before, answer);
    step.onUndone?.();
  }

  function undo() {
    const last = steps.at(-1);
    if (typeof last === "function") last();
    else if (last) undoStep(last);
    else showToast("Es gibt nichts zurückzunehmen.");
  }

  function remember(goBack: () => void) {
    const step = () => {
      const at = steps.indexOf(step);
      if (at < 0) return;
      steps.splice(at, 1);
      goBack();
    };
    steps.push(step);
    return step;
  }

  return { toggle, undo, remember, marksOf };
}
