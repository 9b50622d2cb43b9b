import { markTender, undoMark, unmarkTender } from "@tc/contract";
import type { MarkKind, TenderMarks } from "@tc/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api";
import { errorSentence } from "../../platform/error-sentences";
import { showToast } from "../../ui/toast";
import { applyMark, isMarked, noMarks } from "./apply-mark";
import type { Why } from "./apply-mark";
import { readMarks, watchOlderAnswers, writeMarks } from "./mark-cache";
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
  const steps: Step[] = [];
  /** Calls about one tender go one after the other: the last word must be the last to arrive. */
  const queues = new Map<string, Promise<unknown>>();

  /** What was last marked and is not settled: an answer asked for earlier does not know it yet. */
  const latest = new Map<string, TenderMarks>();
  const marksOf = (slug: string) => latest.get(slug) ?? readMarks(client, slug) ?? noMarks;

  function show(slug: string, marks: TenderMarks) {
    latest.set(slug, marks);
    writeMarks(client, slug, marks);
  }

  function enqueue<Answer>(slug: string, call: () => Promise<Answer>): Promise<Answer> {
    const answer = (queues.get(slug) ?? Promise.resolve()).then(call, call);
    queues.set(slug, answer);
    return answer;
  }

  /** Brings in what the server says, unless something newer is already shown. */
  async function settle(
    slug: string,
    before: TenderMarks,
    answer: Promise<{ marks: TenderMarks }>,
  ) {
    const isLatest = () => queues.get(slug) === answer;
    const askOlderAnswersAgain = watchOlderAnswers(client, slug);
    try {
      const { marks } = await answer;
      if (isLatest()) show(slug, marks);
      askOlderAnswersAgain();
      void client.invalidateQueries({ queryKey: ["marks"] });
      void client.invalidateQueries({ queryKey: ["learning"] });
    } catch (error) {
      if (isLatest()) show(slug, before);
      showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true });
    } finally {
      if (isLatest()) latest.delete(slug);
    }
  }

  function toggle(target: Target, kind: MarkKind, options: Why & { onUndone?: () => void } = {}) {
    const { slug, title } = target;
    const { onUndone, ...why } = options;
    const before = marksOf(slug);
    const isOn = !isMarked(before, kind);
    show(slug, applyMark(before, kind, isOn, why));
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
    const now = marksOf(slug);
    show(slug, step.before);
    showToast(markSentence(title, "zurückgenommen"));
    const answer = enqueue(slug, async () => {
      const id = await step.undoId;
      // The change itself failed: everything is as it was.
      return id === undefined ? { marks: step.before } : callApi(undoMark, { params: { id } });
    });
    void settle(slug, now, answer);
    step.onUndone?.();
  }

  function undo() {
    const last = steps.at(-1);
    if (last) undoStep(last);
    else showToast("Es gibt nichts zurückzunehmen.");
  }

  return { toggle, undo };
}
