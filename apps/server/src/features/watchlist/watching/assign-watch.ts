import { AppError } from "@tc/domain";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import type { Context } from "../../../platform/context.ts";
import { memberName } from "../../../platform/tenancy/member-name.store.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { notify } from "../../notifications/index.ts";
import { assignCard, holdCard, listCardSummaries } from "../../pipeline/index.ts";
import { oneLine } from "../changes/heading-of.ts";
import { watchlistPath } from "../changes/watchlist-path.ts";
import { onTender } from "./on-tender.ts";
import * as store from "./entry.store.ts";

interface Assignment {
  readonly slug: string;
  /** null: nobody's */
  readonly userId: string | null;
  readonly onlyIf?: string | null | undefined;
}

/** Gives a tender to an active member and tells them. Where there is a card it is the card's assignee. Throws not_found. */
export function assignWatch(
  ctx: Context,
  { slug, userId: assigneeId, onlyIf }: Assignment,
): Promise<{ isStored: boolean; before: string | null }> {
  return onTender(ctx, slug, async (t, tender, userId) => {
    if (assigneeId !== null && !(await store.isActiveMember(t, assigneeId))) {
      throw new AppError("not_found");
    }
    const card = (await listCardSummaries(t, [tender.id])).get(tender.id);
    if (card) {
      const before = card.assigneeId ?? null;
      if (onlyIf !== undefined && (await holdCard(t, "card", card.id)).card.assigneeId !== onlyIf)
        return { isStored: false, before };
      // The card notes it in its history and tells.
      await assignCard(t, { id: card.id, assigneeId });
      return { isStored: true, before };
    }
    const { assigneeId: before } = await store.holdEntry(t, tender.id);
    if (onlyIf !== undefined && before !== onlyIf) return { isStored: false, before };
    if (before === assigneeId) return { isStored: true, before };
    await store.writeEntry(t, tender.id, { assignee_id: assigneeId });
    if (assigneeId !== null && assigneeId !== userId) {
      await tell(t, { tender, assigneeId, byName: await memberName(t, userId) });
    }
    return { isStored: true, before };
  });
}

const titleMax = 90;

async function tell(
  t: AgencyTransaction,
  {
    tender,
    assigneeId,
    byName,
  }: {
    readonly tender: { readonly id: string; readonly slug: string };
    readonly assigneeId: string;
    readonly byName: string;
  },
): Promise<void> {
  const title = oneLine(await store.findTitle(t, tender.id), titleMax);
  await notify(t, {
    userId: assigneeId,
    event: "mentions",
    // Undoing and doing it again tells nobody twice.
    key: `assigned ${tender.id} ${berlinDay(t.now())}`,
    tenderId: tender.id,
    heading: `${byName} hat dir zugewiesen: ${title}`,
    path: watchlistPath(tender.slug),
  });
}
