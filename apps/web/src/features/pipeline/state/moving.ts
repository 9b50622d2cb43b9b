import {
  assignPipelineCard,
  fileOutcome,
  movePipelineCard,
  removePipelineCard,
  undoPipelineChange,
} from "@tc/contract";
import type { BoardCard, FilingAnswer, MoveAnswer } from "@tc/contract";
import { pipelineStageNames } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import type { QueryClient } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";
import { errorSentence } from "../../../platform/api/error-sentences";
import { showToast } from "../../../ui/overlays/toast";
import { createOverlay } from "./overlay";
import type { CardPatch } from "./overlay";
import { boardKey, refreshPipeline, storeCard } from "./queries";
import type { Pipeline } from "./queries";

/** An outcome with the revision and the earlier outcome that the member saw */
export type Filing = z.input<NonNullable<typeof fileOutcome.body>>;

interface Step {
  readonly cardId: string;
  readonly title: string;
  readonly before: CardPatch;
  readonly undoId: Promise<string | undefined>;
}
interface Change {
  readonly card: BoardCard;
  readonly patch: CardPatch;
  readonly sentence: string;
  /** Takes the card as the server has it when the call's turn comes. */
  readonly call: (
    card: BoardCard,
  ) => Promise<MoveAnswer | { card: BoardCard; undo?: string | undefined }>;
}

/** Changes of cards: shown at once, said with the way back, and told to the server one after the other. */
export function createMoving(client: QueryClient) {
  const overlay = createOverlay();
  const steps: Step[] = [];
  const queues = new Map<string, Promise<unknown>>();

  function enqueue<Answer>(id: string, call: () => Promise<Answer>): Promise<Answer> {
    const answer = (queues.get(id) ?? Promise.resolve()).then(call, call);
    queues.set(id, answer);
    return answer;
  }
  /** What the server last said of a card; a move sends its revision. */
  const stored = (card: BoardCard) =>
    client
      .getQueriesData<Pipeline>({ queryKey: boardKey })
      .flatMap(([, pipeline]) => pipeline?.cards ?? [])
      .filter(({ id }) => id === card.id)
      .reduce((latest, other) => (other.revision > latest.revision ? other : latest), card);

  async function settle(id: string, answer: Promise<BoardCard | undefined>) {
    try {
      const card = await answer;
      if (card) storeCard(client, card);
    } catch (error) {
      showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true });
    }
    finish(id, answer);
  }
  function finish(id: string, answer: Promise<unknown>) {
    if (queues.get(id) !== answer) return;
    queues.delete(id);
    overlay.clear(id);
    void refreshPipeline(client);
  }

  function change({ card, patch, sentence, call }: Change) {
    const { id, title } = card;
    const { stage, stageSince, assigneeId } = card;
    overlay.show(id, patch);
    let undo: string | undefined;
    const answer = enqueue(id, async () => {
      const told = await call(stored(card));
      if ("undo" in told) undo = told.undo;
      if ("kind" in told) sayMeeting(title, told);
      return told.card;
    });
    const step: Step = {
      cardId: id,
      title,
      before: "assigneeId" in patch ? { assigneeId } : { stage, stageSince },
      undoId: answer.then(
        () => undo,
        () => undefined,
      ),
    };
    steps.push(step);
    void step.undoId.then((id) => {
      // Refused, or overtaken by somebody: there is nothing to take back.
      if (id === undefined && steps.includes(step)) steps.splice(steps.indexOf(step), 1);
    });
    showToast(sentence, { action: { label: "Rückgängig", run: () => undoStep(step) } });
    void settle(id, answer);
  }

  function undoStep(step: Step) {
    const at = steps.indexOf(step);
    if (at < 0) return;
    steps.splice(at, 1);
    overlay.show(step.cardId, step.before);
    showToast(`${quoted(step.title)} zurückgenommen.`);
    const answer = enqueue(step.cardId, async () => {
      const id = await step.undoId;
      // The server changed nothing, so it has nothing to take back.
      if (id === undefined) return undefined;
      const { isUndone, card } = await callApi(undoPipelineChange, { params: { id } });
      if (!isUndone)
        showToast(`${quoted(step.title)} hat inzwischen jemand geändert. So bleibt es.`);
      return card;
    });
    void settle(step.cardId, answer);
  }

  const stagePatch = (stage: PipelineStage): CardPatch => ({
    stage,
    stageSince: new Date().toISOString(),
  });

  return {
    overlay,
    /** `seen` is the revision at which a dialog asked; without one the latest that the browser knows counts. */
    move(card: BoardCard, stage: PipelineStage, seen?: number) {
      if (card.stage === stage) return;
      change({
        card,
        patch: stagePatch(stage),
        sentence: `${quoted(card.title)} nach ${pipelineStageNames[stage]} verschoben.`,
        call: ({ revision }) =>
          callApi(movePipelineCard, {
            params: { id: card.id },
            body: { stage, revision: seen ?? revision },
          }),
      });
    },
    /** Waits for the server, which may answer with a colleague's outcome. Rejects where nothing was stored. */
    async file({ id, title, stage, stageSince }: BoardCard, body: Filing): Promise<FilingAnswer> {
      const answer = enqueue(id, () => callApi(fileOutcome, { params: { id }, body }));
      try {
        const told = await answer;
        storeCard(client, told.card);
        if (told.kind === "moved") sayFiled(told);
        return told;
      } finally {
        finish(id, answer);
      }

      function sayFiled({ undo, overtook, card }: Extract<FilingAnswer, { kind: "moved" }>) {
        const before = card.stage === stage ? {} : { stage, stageSince };
        const step = { cardId: id, title, before, undoId: Promise.resolve(undo) };
        if (undo !== undefined) steps.push(step);
        const filed = `${quoted(title)} als ${pipelineStageNames[card.stage].toLowerCase()} abgelegt.`;
        const met =
          overtook && `${overtook.byName || "Jemand"} hatte die Karte inzwischen auch geändert.`;
        showToast(met ? `${filed} ${met}` : filed, {
          ...(undo !== undefined && {
            action: { label: "Rückgängig", run: () => undoStep(step) },
          }),
        });
      }
    },
    assign(card: BoardCard, person: { id: string; name: string } | undefined) {
      if (card.assigneeId === person?.id) return;
      change({
        card,
        patch: { assigneeId: person?.id },
        sentence: person
          ? `${quoted(card.title)} ${person.name} zugewiesen.`
          : `${quoted(card.title)} ist niemandem zugewiesen.`,
        call: () =>
          callApi(assignPipelineCard, {
            params: { id: card.id },
            body: { assigneeId: person?.id ?? null },
          }),
      });
    },
    async remove(card: BoardCard) {
      try {
        const { undo: id } = await callApi(removePipelineCard, { params: { id: card.id } });
        const step = {
          cardId: card.id,
          title: card.title,
          before: {},
          undoId: Promise.resolve(id),
        };
        steps.push(step);
        showToast(`${quoted(card.title)} aus der Pipeline genommen.`, {
          action: { label: "Rückgängig", run: () => undoStep(step) },
        });
      } catch (error) {
        showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true });
      }
      await refreshPipeline(client);
    },
    /** Takes the latest change back that is not taken back yet. */
    undo() {
      const last = steps.at(-1);
      if (last) undoStep(last);
      else showToast("Es gibt nichts zurückzunehmen.");
    },
  };
}
export type Moving = ReturnType<typeof createMoving>;

const movings = new WeakMap<QueryClient, Moving>();

/** One for all screens of a session, so that Z finds what was done on the screen before. */
export function useMoving(): Moving {
  const client = useQueryClient();
  const moving = movings.get(client) ?? createMoving(client);
  movings.set(client, moving);
  return moving;
}

/** Two members at once: who came first is said, and which of both moves stands. */
function sayMeeting(title: string, answer: MoveAnswer): void {
  if (answer.kind === "conflict") {
    const place = pipelineStageNames[answer.card.stage];
    showToast(
      `${answer.byName || "Jemand"} hat ${quoted(title)} inzwischen nach ${place} verschoben. Dort bleibt sie.`,
    );
  } else if (answer.overtook) {
    showToast(
      `${quoted(title)} hatte ${answer.overtook.byName || "jemand"} inzwischen auch geändert.`,
    );
  }
}

/** A title in quotes, cut where it would fill a message. */
export function quoted(title: string): string {
  return `„${title.length > 42 ? `${title.slice(0, 40).trimEnd()} …` : title}“`;
}
