import type { BoardCard } from "@tc/contract";
import { AppError, pipelineLimits } from "@tc/domain";
import type { PipelineStage } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { holdTenderAt } from "../../../platform/database/tender-address.store.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { BoardReader } from "../board/board-reader.ts";
import * as store from "../card.store.ts";
import { beginChange } from "../hold-card.ts";
import { settleStageLabels } from "./stage-labels.ts";

/** Puts a tender into the pipeline, once: asked again it answers with the card. Throws not_found and limit_reached. */
export async function addPipelineCard(
  ctx: Context,
  board: BoardReader,
  { slug, stage }: { readonly slug: string; readonly stage: PipelineStage },
): Promise<{ card: BoardCard; isNew: boolean; undo?: string }> {
  const { agencyId } = requireMembership(ctx);
  const { cardId, undo } = await inAgency(ctx, agencyId, async (t) => {
    const tender = await holdTenderAt(t.db, slug);
    if (!tender) throw new AppError("not_found");
    const before = await store.listCardSummaries(t, [tender.id]);
    const present = before.get(tender.id);
    if (present) return { cardId: present.id };
    const change = await beginChange(t, tender.id);
    const meanwhile = await store.findHeldCard(t, tender.id);
    if (meanwhile) return { cardId: meanwhile.id };
    const max = pipelineLimits.openCards;
    if ((await store.countOpenCards(t)) >= max) throw new AppError("limit_reached", { max });
    const { at, by } = change;
    const { id: createdBy } = by;
    await store.insertCard(t, {
      tenderId: tender.id,
      stage,
      stageSince: at,
      createdAt: at,
      createdBy,
    });
    await settleStageLabels(t, tender.id, { at, from: undefined, to: stage });
    const undoId = await change.note({ kind: "added", stage }, { kind: "added" });
    const card = await store.findHeldCard(t, tender.id);
    if (!card) throw new AppError("not_found");
    return { cardId: card.id, undo: undoId };
  });
  const card = await board.readOne(ctx, cardId);
  return { card, isNew: undo !== undefined, ...(undo !== undefined && { undo }) };
}
