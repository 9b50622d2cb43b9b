import { sql } from "kysely";
import { isOpenCall } from "../scoring/index.ts";
import type { Db } from "../../platform/database/database.ts";

export interface SourceCounts {
  readonly notices: ReadonlyMap<string, number>;
  readonly tenders: ReadonlyMap<string, number>;
  readonly rejected: ReadonlyMap<string, number>;
  readonly tenderCount: number;
  readonly openTenderCount: number;
}

interface IdCount {
  readonly id: string;
  readonly count: number;
}
const toMap = ({ rows }: { readonly rows: readonly IdCount[] }) =>
  new Map(rows.map(({ id, count }) => [id, count]));

async function count(db: Db, now: Date): Promise<SourceCounts> {
  const notices = await sql<IdCount>`
    select source_id as id, count(*)::int as count from notice_source group by source_id`.execute(
    db,
  );
  const tenders = await sql<IdCount>`
    select seen.id, count(*)::int as count
    from tender, unnest(tender.sources) as seen (id) group by seen.id`.execute(db);
  const rejected = await sql<IdCount>`
    select id, sum(count)::int as count from (
      select source_id as id, count(*) as count from raw_notice where status = 'rejected' group by source_id
      union all
      select source_id, sum(rejected_count) from source_package group by source_id
    ) as both_kinds group by id`.execute(db);
  const totals = await sql<{ all: number; open: number }>`
    select count(*)::int as all, count(*) filter (where ${isOpenCall(now)})::int as open from tender t`.execute(
    db,
  );
  return {
    notices: toMap(notices),
    tenders: toMap(tenders),
    rejected: toMap(rejected),
    tenderCount: totals.rows[0]?.all ?? 0,
    openTenderCount: totals.rows[0]?.open ?? 0,
  };
}

interface Held {
  readonly counts: Promise<SourceCounts>;
  validUntil: number;
}
const held = new WeakMap<Db, Held>();
const maxAgeMs = 60_000;

/**
 * Counting reads whole tables, so an answer is kept for twenty times as long as it took: with few rows it is
 * always fresh, with many the database is busy with it for a twentieth of the time at most.
 */
export function countSources(db: Db, now: Date): Promise<SourceCounts> {
  const kept = held.get(db);
  if (kept && performance.now() < kept.validUntil) return kept.counts;
  const startedAt = performance.now();
  const counts = count(db, now);
  const entry: Held = { counts, validUntil: Number.POSITIVE_INFINITY };
  held.set(db, entry);
  counts.then(
    () => {
      const endedAt = performance.now();
      const ageMs = Math.min(maxAgeMs, 20 * (endedAt - startedAt));
      // Below a tenth of a second it is not worth being out of date.
      entry.validUntil = ageMs < 2_000 ? endedAt : endedAt + ageMs;
    },
    () => held.delete(db),
  );
  return counts;
}
