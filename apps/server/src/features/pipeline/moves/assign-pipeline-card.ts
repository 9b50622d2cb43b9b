import type { BoardCard } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { BoardReader } from "../board/board-reader.ts";
import * as store from "../card.store.ts";
import { holdCard } from "../hold-card.ts";
import { requirePeople } from "../people.store.ts";
import { tellAssignee } from "../cards/tell-members.ts";

/** Gives a card to an active member, who is told, or to nobody. Throws not_found. */
export async function assignPipelineCard(
  ctx: Context,
  board: BoardReader,
  { id, assigneeId }: { readonly id: string; readonly assigneeId: string | null },
): Promise<{ card: BoardCard; undo?: string }> {
  const { agencyId } = requireMembership(ctx);
  const undo = await inAgency(ctx, agencyId, (t) => assignCard(t, { id, assigneeId }));
  return { card: await board.readOne(ctx, id), ...(undo !== undefined && { undo }) };
}

/** The same within a transaction; returns the id that undoes it, if it changed anything. */
export async function assignCard(
  t: AgencyTransaction,
  { id, assigneeId }: { readonly id: string; readonly assigneeId: string | null },
): Promise<string | undefined> {
  const held = await holdCard(t, "card", id);
  const { card, by, tenderId } = held;
  const [person] = await requirePeople(t, assigneeId === null ? [] : [assigneeId]);
  if (card.assigneeId === assigneeId) return undefined;
  await store.setAssignee(t, tenderId, assigneeId);
  await store.raiseCardRevision(t, tenderId);
  const change = await held.note(
    { kind: "assigned", ...(person && { toName: person.name }) },
    { kind: "assigned", from: card.assigneeId, to: assigneeId },
  );
  if (person) await tellAssignee(t, { card, by, assigneeId: person.id, key: `card:${change}` });
  return change;
}
