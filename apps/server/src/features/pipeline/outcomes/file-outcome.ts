import type { CardOutcome, MoveAnswer } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { BoardReader } from "../board/board-reader.ts";
import { raiseCardRevision } from "../card.store.ts";
import { holdCard } from "../hold-card.ts";
import { moveHeldCard } from "../moves/move-pipeline-card.ts";
import { noteSeen } from "../moves/seen.store.ts";
import * as store from "./outcome.store.ts";

/**
 * Says how a bid ended, and moves the card there as `movePipelineCard` does. Undoing the move leaves the words for the next
 * time. Throws not_found, and bad_request for a rank beyond the number of offers.
 */
export async function fileOutcome(
  ctx: Context,
  board: BoardReader,
  {
    id,
    revision,
    ...outcome
  }: store.NewOutcome & { readonly id: string; readonly revision: number },
): Promise<MoveAnswer> {
  const { agencyId } = requireMembership(ctx);
  const { rank = 1, offers = rank } = outcome;
  if (rank > offers) throw new AppError("bad_request");
  const result = await inAgency(ctx, agencyId, async (t) => {
    const held = await holdCard(t, "card", id);
    const { tenderId, by, note } = held;
    const { stage, reasons } = outcome;
    const move = await moveHeldCard(t, held, { stage, revision }, reasons[0]);
    if (move.kind === "conflict") return move;
    await store.writeOutcome(t, tenderId, { ...outcome, by });
    await noteSeen(t, tenderId, by.id);
    await raiseCardRevision(t, tenderId);
    await note({ kind: "outcome", stage });
    return move;
  });
  return { ...result, card: await board.readOne(ctx, id) };
}

export async function outcomeOf(
  t: AgencyTransaction,
  tenderId: string,
): Promise<CardOutcome | undefined> {
  const row = await store.findOutcome(t, tenderId);
  if (!row) return undefined;
  const { stage, rank, offers, ownPriceCents, winner, valueCents, reasons, note } = row;
  return {
    stage,
    ...(rank !== null && { rank }),
    ...(offers !== null && { offers }),
    ...(ownPriceCents !== null && { ownPriceCents: Number(ownPriceCents) }),
    ...(winner !== null && { winner }),
    ...(valueCents !== null && { valueCents: Number(valueCents) }),
    reasons: [...reasons],
    ...(note !== null && { note }),
    at: row.at.toISOString(),
    ...(row.byId !== null && { byId: row.byId }),
    byName: row.byName,
  };
}
