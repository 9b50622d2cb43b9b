import type { CardOutcome, FilingAnswer } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { BoardReader } from "../board/board-reader.ts";
import { raiseCardRevision } from "../card.store.ts";
import { holdCard } from "../hold-card.ts";
import { moveHeldCard } from "../moves/move-pipeline-card.ts";
import { noteSeen } from "../moves/seen.store.ts";
import { describeStageLabel } from "../moves/stage-labels.ts";
import * as store from "./outcome.store.ts";

interface Filing extends store.NewOutcome {
  readonly id: string;
  readonly revision: number;
  /** The moment of the outcome that the member saw; undefined: none */
  readonly basedOn?: string | undefined;
}

/**
 * Says how a bid ended, and moves the card there as `movePipelineCard` does. It changes nothing where somebody else filed
 * an outcome that the member has not seen. Throws not_found, and bad_request for a rank beyond the number of offers.
 */
export async function fileOutcome(
  ctx: Context,
  board: BoardReader,
  { id, revision, basedOn, ...outcome }: Filing,
): Promise<FilingAnswer> {
  const { agencyId } = requireMembership(ctx);
  const { rank = 1, offers = rank } = outcome;
  if (rank > offers) throw new AppError("bad_request");
  const result = await inAgency(ctx, agencyId, async (t) => {
    const held = await holdCard(t, "card", id);
    const { tenderId, by, at, note } = held;
    const { stage, reasons } = outcome;
    const earlier = await store.findOutcome(t, tenderId);
    if (earlier && isUnseen(earlier, by.id, basedOn)) {
      return { kind: "conflict" as const, byName: earlier.byName, outcome: toOutcome(earlier) };
    }
    const replaced = earlier ? { ...earlier, at: earlier.at.toISOString() } : null;
    const move = await moveHeldCard(t, held, { stage, revision }, { reason: reasons[0], replaced });
    if (move.kind === "conflict") return move;
    await store.writeOutcome(t, tenderId, { ...outcome, at, by });
    await noteSeen(t, tenderId, by.id);
    await raiseCardRevision(t, tenderId);
    const hasMoved = move.undo !== undefined;
    if (!hasMoved) await describeStageLabel(t, tenderId, stage, reasons[0]);
    // The move takes both back; without one the outcome has an undo of its own.
    const undo = await note(
      { kind: "outcome", stage },
      hasMoved ? undefined : { kind: "outcome", replaced },
    );
    return hasMoved ? move : { ...move, undo };
  });
  return { ...result, card: await board.readOne(ctx, id) };
}

function isUnseen({ byId, at }: store.OutcomeRow, userId: string, basedOn: string | undefined) {
  return byId !== userId && (basedOn === undefined || Date.parse(basedOn) !== at.getTime());
}

export async function outcomeOf(
  t: AgencyTransaction,
  tenderId: string,
): Promise<CardOutcome | undefined> {
  const row = await store.findOutcome(t, tenderId);
  return row && toOutcome(row);
}

function toOutcome(row: store.OutcomeRow): CardOutcome {
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
