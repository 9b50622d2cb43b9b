import type { MoveAnswer } from "@tc/contract";
import { AppError, pipelineLimits } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import type { StoredOutcome } from "../../../platform/database/schema-columns.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { BoardReader } from "../board/board-reader.ts";
import * as store from "../card.store.ts";
import { holdCard } from "../hold-card.ts";
import type { CardChange } from "../hold-card.ts";
import { lastActor } from "./last-actor.store.ts";
import { isOpenStage, settleStageLabels } from "./stage-labels.ts";

export interface Move {
  readonly stage: PipelineStage;
  /** Of the card that the member saw */
  readonly revision: number;
}

type Held = CardChange & { readonly card: store.HeldCard };

export type MoveResult =
  | { readonly kind: "moved"; readonly undo?: string; readonly overtook?: { byName: string } }
  | { readonly kind: "conflict"; readonly byName: string };

/**
 * Moves a card. Where somebody else moved it elsewhere since the member saw it, nothing changes and the answer says who;
 * any other change meanwhile is overtaken, and the answer says that. Throws not_found and limit_reached.
 */
export async function movePipelineCard(
  ctx: Context,
  board: BoardReader,
  { id, ...move }: Move & { readonly id: string },
): Promise<MoveAnswer> {
  const { agencyId } = requireMembership(ctx);
  const result = await inAgency(ctx, agencyId, async (t) =>
    moveHeldCard(t, await holdCard(t, "card", id), move),
  );
  return { ...result, card: await board.readOne(ctx, id) };
}

/** What the move says of the end */
interface MoveOutcome {
  readonly reason: string | undefined;
  /** The outcome that undoing brings back; null: there was none. */
  readonly replaced: StoredOutcome | null;
}

/** The same within a change that does more. A card that stands there already is not moved and has no `undo`. */
export async function moveHeldCard(
  t: AgencyTransaction,
  held: Held,
  { stage, revision }: Move,
  outcome?: MoveOutcome,
): Promise<MoveResult> {
  const { card, by, tenderId, at } = held;
  if (card.stage === stage) return { kind: "moved" };
  const isStale = card.revision > revision;
  const other = isStale ? await lastActor(t, tenderId, { userId: by.id, revision }) : undefined;
  const wasMovedByOther = card.movedRevision > revision && card.movedBy !== by.id;
  if (wasMovedByOther) return { kind: "conflict", byName: other ?? "" };
  if (isOpenStage(stage) && !isOpenStage(card.stage)) {
    const max = pipelineLimits.openCards;
    if ((await store.countOpenCards(t)) >= max) throw new AppError("limit_reached", { max });
  }
  await store.setStage(t, tenderId, { stage, since: at, byId: by.id });
  await settleStageLabels(t, tenderId, {
    at,
    from: card.stage,
    to: stage,
    reason: outcome?.reason,
  });
  const undo = await held.note(
    { kind: "moved", from: card.stage, to: stage },
    {
      kind: "moved",
      from: card.stage,
      since: card.stageSince.toISOString(),
      ...(outcome && { replaced: outcome.replaced }),
    },
  );
  return { kind: "moved", undo, ...(other !== undefined && { overtook: { byName: other } }) };
}
