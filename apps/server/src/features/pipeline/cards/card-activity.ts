import type { CardActivity } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { listActivity } from "../activity.store.ts";
import type { ActivityRow } from "../activity.store.ts";
import { findCard } from "./find-card.store.ts";

const perPage = 50;

export function toCardActivity({ id, at, byId, byName, fact }: ActivityRow): CardActivity {
  return {
    id,
    at: at.toISOString(),
    ...(byId !== null && { byId }),
    ...(byName !== null && { byName }),
    fact,
  };
}

/** What members did, newest first. Throws not_found. */
export function listCardActivity(
  ctx: Context,
  { id, before }: { readonly id: string; readonly before?: string | undefined },
): Promise<{ items: CardActivity[]; before?: string }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const { tenderId } = await findCard(t, id);
    const rows = await listActivity(t, tenderId, { limit: perPage + 1, before });
    const shown = rows.slice(0, perPage);
    const last = shown.at(-1);
    return {
      items: shown.map(toCardActivity),
      ...(rows.length > perPage && last && { before: last.id }),
    };
  });
}
