import type { TenderListItem } from "@tc/contract";
import { landOf, procedureTypes, procurementLevels, shownDeadline, tenderState } from "@tc/domain";
import type { ListRow } from "./tenders.store.ts";

/** A row as lists show it at this moment. */
export function toListItem(row: ListRow, nowMs: number): TenderListItem {
  const lastDeadlineAt = row.last_deadline_at?.getTime();
  const deadline = shownDeadline(deadlinesOf(row), nowMs);
  const lands = new Set(row.nuts.map(landOf).filter((land) => land !== undefined));
  const [land] = lands;
  const procedure = procedureTypes.find((type) => type === row.procedure);
  const level = procurementLevels.find((name) => name === row.level);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    state: tenderState(
      { stage: row.stage, lastDeadlineAt, updatedOn: row.updated_on ?? undefined },
      nowMs,
    ),
    ...(row.buyer_id !== null &&
      row.buyer_name !== null && {
        buyer: {
          id: row.buyer_id,
          name: row.buyer_name,
          ...(row.buyer_town !== null && { town: row.buyer_town }),
        },
      }),
    ...(land !== undefined && lands.size === 1 && { land }),
    ...(procedure && { procedure }),
    ...(level && { level }),
    ...(row.main_cpv !== null && { mainCpv: row.main_cpv }),
    ...(deadline && {
      deadline: { at: new Date(deadline.at).toISOString(), hasTime: deadline.hasTime },
    }),
    ...(row.value_cents !== null &&
      row.value_currency !== null &&
      row.value_kind !== null && {
        value: {
          cents: Number(row.value_cents),
          currency: row.value_currency,
          kind: row.value_kind,
        },
      }),
    ...(row.published_on !== null && { publishedOn: row.published_on }),
    ...(row.updated_on !== null && { updatedOn: row.updated_on }),
    lotCount: row.lot_count,
    sources: row.sources,
    flags: row.flags,
    changeCount: row.change_count,
  };
}

/** What is left of an item whose value lies above the plan's cap. */
export function toLockedItem(item: TenderListItem): TenderListItem {
  const { id, slug, title, state, buyer, deadline, sources } = item;
  return {
    id,
    slug,
    title,
    state,
    ...(buyer && { buyer }),
    ...(deadline && { deadline }),
    lotCount: 0,
    sources,
    flags: [],
    changeCount: 0,
  };
}

/** Bid deadlines (epoch milliseconds), earliest first, and whether a time of day was given. */
export function deadlinesOf(row: ListRow): { at: number; hasTime: boolean }[] {
  const { deadline_at: first, last_deadline_at: last } = row;
  if (!first || !last) return [];
  const hasTimeAt = new Map<number, boolean>([[first.getTime(), row.deadline_has_time ?? false]]);
  for (const [index, second] of (row.deadlines ?? []).entries()) {
    const at = Number(second) * 1000;
    if (at > first.getTime() && at < last.getTime()) {
      hasTimeAt.set(at, row.deadlines_have_time?.[index] ?? false);
    }
  }
  hasTimeAt.set(last.getTime(), row.last_deadline_has_time ?? false);
  return [...hasTimeAt].map(([at, hasTime]) => ({ at, hasTime })).toSorted((a, b) => a.at - b.at);
}
