import type { WatchNews } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { memberName } from "../../../platform/tenancy/member-name.store.ts";
import { listLocked } from "../../tenders/index.ts";
import type { ListItems } from "../../tenders/index.ts";
import { listReplacedUploads } from "../changes/new-words.store.ts";
import { readPlans } from "../changes/plans.store.ts";
import { unseenOf } from "./unseen-of.ts";
import { listWatched } from "./watched.store.ts";
import type { WatchedRow } from "./watched.store.ts";

/** What a member follows, and what of it they have not seen; by the rules of the list. What it breaks only on demand. */
export async function readUnseen(
  ctx: Context,
  items: ListItems,
  {
    userId,
    hasBreaks = false,
    ...choice
  }: {
    readonly userId: string;
    readonly limit: number;
    readonly tenderId?: string;
    readonly hasBreaks?: boolean;
  },
): Promise<{ rows: WatchedRow[]; unseen: ReadonlyMap<string, WatchNews[]> }> {
  const { agencyId } = requireMembership(ctx);
  const facts = await inAgency(ctx, agencyId, async (t) => {
    const rows = await listWatched(t, userId, choice);
    const ids = rows.map(({ tenderId }) => tenderId);
    const uploads = Map.groupBy(await listReplacedUploads(t, ids), ({ tenderId }) => tenderId);
    const changed = rows.filter(
      ({ tenderId, unseen }) => unseen.length > 0 || uploads.has(tenderId),
    );
    const name = changed.length === 0 ? "" : await memberName(t, userId);
    const plans = hasBreaks
      ? await readPlans(
          t,
          changed.map(({ tenderId }) => tenderId),
        )
      : undefined;
    return { rows, changed, name, uploads, plans };
  });
  const ids = facts.changed.map(({ tenderId }) => tenderId);
  const lockedIds = ids.length === 0 ? new Set<string>() : await listLocked(ctx, items, ids);
  const unseen = await unseenOf(
    ctx,
    { name: facts.name, lockedIds },
    facts.changed.map((row) => ({
      row,
      uploads: facts.uploads.get(row.tenderId) ?? [],
      plans: facts.plans?.get(row.tenderId)?.plans ?? { milestones: [], hasCalculation: false },
    })),
  );
  return { rows: facts.rows, unseen };
}
