import { listTenders } from "@tc/contract";
import type { VolumeLock } from "@tc/contract";
import type { Tier } from "@tc/domain";
import { checkedJson, checkedList } from "../../platform/http/checked-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import { requireMembership } from "../../platform/tenancy/tenancy.ts";
import { accessOf, listAssessments, volumeLockOf } from "../assessment/index.ts";
import type { AgencyAssessment } from "../assessment/index.ts";
import type { KnownItem, ListItems } from "./list-items.ts";

const { shape } = listTenders.response;

/** Rows of tenders as the caller's agency may see them, with what each is to it. */
export async function showTenders(
  ctx: Context,
  { items, agency }: { readonly items: ListItems; readonly agency: AgencyAssessment },
  ids: readonly string[],
  nowMs: number,
) {
  const { tier } = requireMembership(ctx);
  const listItems = await items.read(ctx.db, ids, nowMs);
  const locks = await readLocks(ctx.db, items, tier, listItems);
  const assessment = listItems.map((item) => [
    item.id,
    listAssessments(tier, agency, item, nowMs, locks.get(item.id)),
  ]);
  return {
    items: checkedList(listItems.map((item) => (locks.has(item.id) ? item.locked : item.item))),
    assessments: checkedJson(shape.assessments, Object.fromEntries(assessment)),
    access: checkedJson(shape.access, accessOf(tier, agency)),
    ...(agency.fitWeights && {
      fitWeights: checkedJson(shape.fitWeights.unwrap(), [...agency.fitWeights]),
    }),
  };
}

/** Of the tenders above the plan's cap the lock with the link to the original. */
async function readLocks(
  db: Db,
  items: ListItems,
  tier: Tier | null,
  listItems: readonly KnownItem[],
): Promise<ReadonlyMap<string, VolumeLock>> {
  const locks = new Map<string, VolumeLock>();
  for (const { id, published } of listItems) {
    const lock = volumeLockOf(tier, published.statedAmount);
    if (lock) locks.set(id, lock);
  }
  const originals = await items.readOriginals(db, [...locks.keys()]);
  for (const [id, lock] of locks) {
    const originalUrl = originals.get(id);
    if (originalUrl !== undefined) locks.set(id, { ...lock, originalUrl });
  }
  return locks;
}
