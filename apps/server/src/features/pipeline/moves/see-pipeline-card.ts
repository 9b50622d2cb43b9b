import type { BoardCard } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { BoardReader } from "../board/board-reader.ts";
import { findCard } from "../cards/find-card.store.ts";
import { noteSeen } from "./seen.store.ts";

/** What the tender has changed so far is no news to this member any more. Throws not_found. */
export async function seePipelineCard(
  ctx: Context,
  board: BoardReader,
  { id }: { readonly id: string },
): Promise<{ card: BoardCard }> {
  const { agencyId } = requireMembership(ctx);
  await inAgency(ctx, agencyId, async (t) => {
    const { tenderId } = await findCard(t, id);
    await noteSeen(t, tenderId, requireUserId(t));
  });
  return { card: await board.readOne(ctx, id) };
}
