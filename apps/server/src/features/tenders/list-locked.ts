import type { Tier } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import { requireMembership } from "../../platform/tenancy/tenancy.ts";
import { publishedAssessment, volumeLockOf } from "../assessment/index.ts";
import type { ListItems } from "./list-items.ts";
import { listRows } from "./tenders.store.ts";

/** Those of the tenders that the volume cap of the caller's plan locks */
export async function listLocked(
  ctx: Context,
  items: ListItems,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { tier } = requireMembership(ctx);
  const listItems = await items.read(ctx.db, ids, ctx.now().getTime());
  return new Set(
    listItems.flatMap(({ id, published }) =>
      volumeLockOf(tier, published.statedAmount) ? [id] : [],
    ),
  );
}

/** The same for a job, which has no lists in memory */
export async function listLockedFor(
  db: Db,
  tier: Tier | null,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await listRows(db, ids);
  return new Set(
    rows.flatMap((row) =>
      volumeLockOf(tier, publishedAssessment(row).statedAmount) ? [row.id] : [],
    ),
  );
}
