import type { ActivityFact } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { PipelineUndo } from "../../platform/database/schema-columns.ts";
import { memberName } from "../../platform/tenancy/member-name.store.ts";
import { requireUserId } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import * as activity from "./activity.store.ts";
import * as cards from "./card.store.ts";
import type { CardPart, HeldCard } from "./card.store.ts";

/** What one member changes in one transaction */
export interface CardChange {
  readonly by: { readonly id: string; readonly name: string };
  readonly tenderId: string;
  /** When: of all rows that the change writes, so that undoing finds what belongs to it. */
  readonly at: Date;
  /** Notes what was done; returns the id that undoes it. */
  note(fact: ActivityFact, undo?: PipelineUndo): Promise<string>;
}

/** Begins a change of the pipeline at a tender that is held already. */
export async function beginChange(t: AgencyTransaction, tenderId: string): Promise<CardChange> {
  const userId = requireUserId(t);
  // Always tender, then this row, then labels: a merger takes them in the same order.
  const revision = await activity.raiseRevision(t);
  const by = { id: userId, name: await memberName(t, userId) };
  const at = t.now();
  return {
    by,
    tenderId,
    at,
    note: (fact, undo) => activity.insertActivity(t, { tenderId, revision, at, by, fact, undo }),
  };
}

/** Holds a card, by its own id or by that of one of its parts. Throws not_found. */
export async function holdCard(
  t: AgencyTransaction,
  part: CardPart,
  id: string,
): Promise<CardChange & { readonly card: HeldCard }> {
  const tenderId = await cards.holdTenderOf(t, part, id);
  if (tenderId === undefined) throw new AppError("not_found");
  const change = await beginChange(t, tenderId);
  const card = await cards.findHeldCard(t, tenderId);
  // Removed while this one waited, or a part of a card that is not there now.
  if (!card) throw new AppError("not_found");
  return { ...change, card };
}
