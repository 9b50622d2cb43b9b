import type { BoardCard } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import type { PipelineUndo } from "../../../platform/database/schema-columns.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { findActivity, noteUndone } from "../activity.store.ts";
import type { BoardReader } from "../board/board-reader.ts";
import * as store from "../card.store.ts";
import { beginChange } from "../hold-card.ts";
import type { CardChange } from "../hold-card.ts";
import { restoreTask } from "../cards/task.store.ts";
import { isLastOfItsKind } from "./undo.store.ts";
import * as outcomes from "../outcomes/outcome.store.ts";
import { describeStageLabel, settleStageLabels } from "./stage-labels.ts";

/**
 * Takes an act back. It changes nothing when somebody has changed the same since, or when it runs a second time. Throws
 * not_found.
 */
export async function undoPipelineChange(
  ctx: Context,
  board: BoardReader,
  { id }: { readonly id: string },
): Promise<{ isUndone: boolean; card?: BoardCard }> {
  const { agencyId } = requireMembership(ctx);
  const { isUndone, cardId } = await inAgency(ctx, agencyId, async (t) => {
    const tenderId = await store.holdTenderOf(t, "change", id);
    if (tenderId === undefined) throw new AppError("not_found");
    const change = await beginChange(t, tenderId);
    const act = await findActivity(t, id);
    if (!act?.undo) throw new AppError("not_found");
    const isDone =
      act.undone_at === null && (await takeBack(t, change, { id, at: act.at, undo: act.undo }));
    if (isDone) {
      await noteUndone(t, id);
      await change.note({ kind: "undone", of: act.undo.kind });
    }
    const card = await store.findHeldCard(t, tenderId);
    return { isUndone: isDone, cardId: card?.id };
  });
  if (cardId === undefined) return { isUndone };
  return { isUndone, card: await board.readOne(ctx, cardId) };
}

interface Act {
  readonly id: string;
  readonly at: Date;
  readonly undo: PipelineUndo;
}

async function takeBack(
  t: AgencyTransaction,
  { tenderId, at }: Pick<CardChange, "tenderId" | "at">,
  { at: undoes, undo, id }: Act,
): Promise<boolean> {
  const card = await store.findHeldCard(t, tenderId);
  const outcome = await outcomes.findOutcome(t, tenderId);
  const isOutcomeOfAct = outcome?.at.getTime() === undoes.getTime();
  switch (undo.kind) {
    case "added": {
      if (!card || !(await isLastOfItsKind(t, tenderId, id, ["moved", "removed"]))) return false;
      await store.deleteCard(t, tenderId);
      await settleStageLabels(t, tenderId, { at, from: card.stage, to: undefined });
      return true;
    }
    case "moved": {
      if (!card || !(await isLastOfItsKind(t, tenderId, id, ["moved", "removed"]))) return false;
      const { replaced } = undo;
      if (replaced !== undefined && !isOutcomeOfAct) return false;
      // The words of a first outcome stay for the next time.
      if (replaced) await outcomes.restoreOutcome(t, tenderId, replaced);
      const byId = requireUserId(t);
      await store.setStage(t, tenderId, { stage: undo.from, since: new Date(undo.since), byId });
      await settleStageLabels(t, tenderId, { at, from: card.stage, to: undo.from, undoes });
      return true;
    }
    case "outcome": {
      if (!card || !outcome || !isOutcomeOfAct || card.stage !== outcome.stage) return false;
      const { replaced } = undo;
      if (replaced) await outcomes.restoreOutcome(t, tenderId, replaced);
      else await outcomes.deleteOutcome(t, tenderId);
      const isSameEnd = replaced?.stage === outcome.stage;
      await describeStageLabel(
        t,
        tenderId,
        outcome.stage,
        isSameEnd ? replaced.reasons[0] : undefined,
      );
      await store.raiseCardRevision(t, tenderId);
      return true;
    }
    case "assigned": {
      if (!card || card.assigneeId !== undo.to) return false;
      await store.setAssignee(t, tenderId, undo.from);
      await store.raiseCardRevision(t, tenderId);
      return true;
    }
    case "removed": {
      if (card) return false;
      const { since, createdAt, revision, ...kept } = undo.card;
      await store.insertCard(t, {
        ...kept,
        tenderId,
        stageSince: new Date(since),
        createdAt: new Date(createdAt),
        revision: revision + 1,
      });
      await settleStageLabels(t, tenderId, { at, from: undefined, to: kept.stage, undoes });
      return true;
    }
    case "task_deleted": {
      if (!card) return false;
      await restoreTask(t, tenderId, undo.task);
      await store.raiseCardRevision(t, tenderId);
      return true;
    }
  }
}
