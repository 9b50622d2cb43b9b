import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import * as store from "../card.store.ts";
import { holdCard } from "../hold-card.ts";
import { settleStageLabels } from "./stage-labels.ts";

/** Takes a card out; its tasks and comments wait for its return. Throws not_found. */
export function removePipelineCard(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<{ undo: string }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const { card, tenderId, at, note } = await holdCard(t, "card", id);
    await store.deleteCard(t, tenderId);
    await settleStageLabels(t, tenderId, { at, from: card.stage, to: undefined });
    const { stage, assigneeId, createdBy, knownChanges, revision } = card;
    const undo = await note(
      { kind: "removed", stage },
      {
        kind: "removed",
        card: {
          id: card.id,
          stage,
          since: card.stageSince.toISOString(),
          assigneeId,
          createdAt: card.createdAt.toISOString(),
          createdBy,
          knownChanges,
          revision,
        },
      },
    );
    return { undo };
  });
}
