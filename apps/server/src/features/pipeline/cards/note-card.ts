import type { PipelineCard } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { raiseCardRevision } from "../card.store.ts";
import { holdCard } from "../hold-card.ts";
import * as store from "./note.store.ts";
import { isUnseen } from "./unseen-words.ts";

export async function noteOf(
  t: AgencyTransaction,
  tenderId: string,
): Promise<PipelineCard["note"]> {
  const row = await store.findNote(t, tenderId);
  return (
    row && {
      text: row.text,
      at: row.at.toISOString(),
      ...(row.by_id !== null && { byId: row.by_id }),
      byName: row.by_name,
    }
  );
}

interface NewNote {
  readonly id: string;
  readonly text: string;
  readonly basedOn?: string | undefined;
}

/**
 * The one note of a card; the last one who writes it wins and is told whose words went, "" deletes it. Throws not_found.
 */
export function noteCard(
  ctx: Context,
  { id, text, basedOn }: NewNote,
): Promise<{ note?: PipelineCard["note"]; replaced?: PipelineCard["note"] }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const { by, tenderId, note } = await holdCard(t, "card", id);
    const earlier = await noteOf(t, tenderId);
    if (text === "") await store.deleteNote(t, tenderId);
    else await store.writeNote(t, tenderId, { text, by });
    await raiseCardRevision(t, tenderId);
    await note({ kind: "noted" });
    const isReplaced = earlier && isUnseen(earlier, { text, byId: by.id, basedOn });
    return { note: await noteOf(t, tenderId), ...(isReplaced && { replaced: earlier }) };
  });
}
